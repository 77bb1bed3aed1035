import { testPromptTool } from '@/test/test-prompt-tool'
import youtubeTags from './tool'

testPromptTool(youtubeTags, {
  base: {
    prompt: 'rye bread',
    item: {
      kind: 'variations',
      entries: ['rye bread', 'rye loaf', 'dark rye bread at home', 'bread'],
      note: 'Other words.',
    },
  },
  fit: {
    'signs that a tag cannot hold are dropped, and so are doubles, filler and sentences': {
      prompt: 'How I bake sourdough bread',
      item: {
        kind: 'variations',
        entries: ['#Sourdough Bread', '“sourdough bread”', 'bread, homemade', 'rye < wheat', 'viral', 'so '.repeat(21)],
        note: 'Put these first.',
      },
      becomes: { entries: ['sourdough bread', 'bread homemade', 'rye wheat'] },
    },
    'the budget counts commas and quotation marks': {
      parameters: { budget: 60 },
      item: { entries: ['rye bread', 'rye loaf', 'dark rye bread at home', 'bread', 'rye baking basics'] },
      becomes: { entries: ['rye bread', 'rye loaf', 'dark rye bread at home', 'bread'] },
    },
    'words to avoid, invented figures and claims go, the channel’s own figure stays': {
      prompt: 'budget travel in Japan',
      parameters: { avoid: 'cheap', channel: 'Japan 365' },
      item: {
        kind: 'longTail',
        entries: ['cheap japan trip', 'japan 365', 'japan in 14 days', 'japan travel by train'],
        note: 'These get 2M views.',
      },
      becomes: { entries: ['japan 365', 'japan travel by train'], note: '' },
    },
  },
})
