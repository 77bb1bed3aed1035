import { testPromptTool } from '@/test/test-prompt-tool'
import sloganGenerator from './tool'

testPromptTool(sloganGenerator, {
  base: {
    prompt: 'small-batch soy candles from Austin',
    item: { text: 'Small flame, long evening', style: 'attitude' },
  },
  fit: {
    'a clean slogan passes unchanged': {},
    'eight words are too many': { item: { text: 'A small flame for a very long evening' }, becomes: null },
    'three words pass where three are the most': { parameters: { maxWords: 3 }, item: { text: 'Small flame, long' } },
    'emoji and a single full stop go, short sentences keep theirs': {
      item: { text: '“**Small flame**. Long evening 🕯️”', style: 'beats' },
      becomes: { text: 'Small flame. Long evening.' },
    },
    'a claim that cannot be checked drops it': { item: { text: 'The world’s best candles' }, becomes: null },
    'the visitor’s own claim stays': { prompt: 'award-winning candles', item: { text: 'Award-winning light' } },
    'signs without a letter are none': { item: { text: '???' }, becomes: null },
  },
})
