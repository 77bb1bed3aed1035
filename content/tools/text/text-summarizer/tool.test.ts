import { expect, test } from 'vitest'
import { testPromptTool } from '@/test/test-prompt-tool'
import textSummarizer, { formatReadingTimeSaved } from './tool'

const council =
  'The council voted on Tuesday to close the Mill Road car park in May. Traders say they will lose a third of their customers. It was raining. The council has promised a bus to Mill Road every ten minutes. No budget for the bus has been agreed.'

const longSentence = `The old ${'and leaky '.repeat(10)}lighthouse was sold for a dollar.`

testPromptTool(textSummarizer, {
  base: {
    prompt: council,
    item: {
      summary: '',
      points: [{ text: 'The car park closes in May.', sourceSentence: council.slice(0, council.indexOf('. ') + 1) }],
    },
    seed: 7,
    count: 1,
  },
  fit: {
    'a source in the text stays, however its spaces and quotation marks are typed': {
      item: { points: { 0: { sourceSentence: 'traders say  they will lose a third of their customers.' } } },
    },
    'a source that the text does not have is dropped, and the point stays': {
      item: { points: { 0: { sourceSentence: 'The council will close the car park in June.' } } },
      becomes: { points: { 0: { sourceSentence: '' } } },
    },
    'markdown and dashes of a model’s go': {
      item: { points: { 0: { text: '- **The car park** closes — in May' } } },
      becomes: { points: { 0: { text: 'The car park closes, in May' } } },
    },
    'bullet points without a point are none': { item: { points: [] }, becomes: null },
    'a paragraph needs text': { parameters: { form: 'paragraph' }, becomes: null },
    'a headline of the text itself stays whole': {
      prompt: longSentence,
      parameters: { form: 'headline' },
      item: { summary: longSentence, points: [{ text: longSentence, sourceSentence: longSentence }] },
      becomes: { summary: longSentence.slice(0, -1) },
    },
    'a headline has no full stop': {
      parameters: { form: 'headline' },
      item: { summary: 'The Mill Road car park closes in May.' },
      becomes: { summary: 'The Mill Road car park closes in May' },
    },
  },
  draft: {
    'a word that matters brings its sentence into a paragraph': {
      prompt: council,
      parameters: { form: 'paragraph', points: '3', focus: 'customers' },
      says: /^The council voted .* Traders say they will lose a third of their customers\. /,
    },
  },
})

test.each([
  [20, 10, null],
  [100, 20, '20 seconds'],
  [300, 60, 'a minute'],
  [2_500, 100, '10 minutes'],
  [10, 20, null],
])('a summary of %d words in %d saves %s', (fullWordCount, summaryWordCount, expected) => {
  expect(formatReadingTimeSaved('word '.repeat(fullWordCount), 'word '.repeat(summaryWordCount))).toBe(expected)
})
