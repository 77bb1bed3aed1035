import { testPromptTool } from '@/test/test-prompt-tool'
import { textSummarizer } from './tool'

const council =
  'The council voted on Tuesday to close the Mill Road car park in May. Traders say they will lose a third of their customers. It was raining. The council has promised a bus to Mill Road every ten minutes. No budget for the bus has been agreed.'

testPromptTool(textSummarizer, {
  base: {
    prompt: council,
    item: {
      summary: '',
      points: [
        {
          text: 'The car park closes in May.',
          sourceSentence: 'The council voted on Tuesday to close the Mill Road car park in May.',
        },
      ],
    },
    seed: 7,
    count: 1,
  },
  fit: {
    'a source that stands in the text stays, however its spaces and quotation marks are typed': {
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
    'a headline has no full stop and at most 100 characters': {
      parameters: { form: 'headline' },
      item: { summary: 'The Mill Road car park closes in May.' },
      becomes: { summary: 'The Mill Road car park closes in May' },
    },
  },
  draft: {
    'three points are the visitor’s own sentences, in their order': {
      prompt: council,
      parameters: { points: '3' },
      says: /^• The council voted .+ in May\.\n• .+\n• .+\.$/,
    },
    'a word that matters brings its sentence into a paragraph': {
      prompt: council,
      parameters: { form: 'paragraph', points: '3', focus: 'customers' },
      says: /^The council voted .* Traders say they will lose a third of their customers\. /,
    },
    'a TL;DR is one sentence': {
      prompt: council,
      parameters: { form: 'tldr' },
      says: /^TL;DR: The council voted on Tuesday to close the Mill Road car park in May\.$/,
    },
    'a headline has no full stop': {
      prompt: council,
      parameters: { form: 'headline' },
      says: /^The council [^.]+$/,
    },
    'German is summed up in German': {
      prompt:
        'Der Rat will die Brücke abreißen. Die Brücke ist seit 2019 gesperrt. Es regnet. Die neue Brücke kostet 12 Millionen Euro.',
      parameters: { points: '3' },
      says: /^• Der Rat will die Brücke abreißen\.\n• Die Brücke ist seit 2019 gesperrt\.\n• Die neue Brücke kostet 12 Millionen Euro\.$/,
    },
    'lines of a list are points': {
      prompt: 'bring a coat\nno dogs\nsee you at 9',
      says: /^• bring a coat\n• no dogs\n• see you at 9$/,
    },
  },
})
