import { testPromptTool } from '@/test/test-prompt-tool'
import { textTranslator } from './tool'

const file = '1\n00:00:00,500 --> 00:00:02,400\nHello.\n\n2\n00:00:02,600 --> 00:00:05,000 position:10%\nIt’s 3\ncheap.'

testPromptTool(textTranslator, {
  base: { prompt: 'I bake slow bread 🍞', item: { text: 'Hago pan lento 🍞' }, seed: 1, count: 1 },
  fit: {
    'a translation passes': {},
    'one sign of Japanese may become a word': {
      prompt: '古いラジオを直す',
      parameters: { language: 'en' },
      item: { text: 'I repair old radios, the ones with valves and wooden cases, one by one, and slowly.' },
    },
    'more than 1.5 times as long is dropped': { item: { text: 'Hago pan lento. '.repeat(9) }, becomes: null },
    'a file keeps its times, its order and its numbers': {
      prompt: file,
      parameters: { format: 'srt' },
      item: {
        text: '2\n00:00:02,600 --> 00:00:05,000 position:10%\nEs 3 veces\nbarato.\n\n00:00:00,500 --> 00:00:02,400\nHola.\n\n3\n00:09:00,000 --> 00:09:01,000\nInventado.',
      },
      becomes: {
        text: '1\n00:00:00,500 --> 00:00:02,400\nHola.\n\n2\n00:00:02,600 --> 00:00:05,000 position:10%\nEs 3 veces\nbarato.',
      },
    },
    'a cue that did not come back is left out': {
      prompt: file,
      parameters: { format: 'srt' },
      item: { text: '1\n00:00:00,500 --> 00:00:02,400\nHola.' },
    },
    'a text is one, though it is called a file': { parameters: { format: 'srt' } },
  },
  draft: {},
})
