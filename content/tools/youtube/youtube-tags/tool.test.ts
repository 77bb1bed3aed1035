import { testPromptTool } from '@/test/test-prompt-tool'
import { youtubeTags } from './tool'

testPromptTool(youtubeTags, {
  base: {
    prompt: 'rye bread',
    item: {
      kind: 'variations',
      entries: ['rye bread', 'rye loaf', 'dark rye bread at home', 'bread'],
      note: 'Other words.',
    },
    seed: 1,
    count: 2,
  },
  fit: {
    'signs that a tag cannot hold are dropped, and so are doubles, filler and sentences': {
      prompt: 'How I bake sourdough bread',
      item: {
        kind: 'variations',
        entries: [
          '#Sourdough Bread',
          '“sourdough bread”',
          'bread, homemade',
          'rye < wheat',
          'viral',
          '🍞',
          'a whole sentence about everything that happens in this video about bread',
        ],
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
    'a list of which nothing is left is dropped': {
      item: { kind: 'longTail', entries: ['#fyp', '🔥', ','], note: 'Wide words.' },
      becomes: null,
    },
  },
  draft: {
    'the title first, then whole searches': {
      prompt: 'sourdough bread for beginners',
      count: 1,
      says: /bread|sourdough/i,
    },
    'the channel’s name joins the list': {
      prompt: 'ceramic mugs from my first kiln',
      parameters: { channel: 'Clay & Co' },
      seed: 2,
      count: 1,
      says: /mug|kiln/i,
    },
    'a brand with an apostrophe, an opening': {
      prompt: "Maya's Café opening week",
      seed: 4,
      count: 2,
      says: /caf[ée]/i,
    },
    'a language with signs in its name': {
      prompt: 'C++ tutorials for beginners',
      seed: 5,
      count: 2,
      says: /c\+\+|cpp/i,
    },
    'a small budget is kept': {
      prompt: 'wedding photography',
      parameters: { budget: 60 },
      seed: 6,
      count: 1,
      says: /photo/i,
    },
    'Arabic tags are the visitor’s own words': {
      prompt: 'كيف أصنع خبز العجين المخمر في المنزل',
      seed: 7,
      count: 1,
      says: /خبز|العجين/i,
    },
    'a swear word makes no tag of its own': {
      prompt: 'the f***ing printer in my home office',
      seed: 9,
      count: 1,
      says: /printer|office/i,
    },
    'a hard day stays with the visitor’s own words': {
      prompt: 'one year after my miscarriage',
      seed: 10,
      count: 1,
      says: /^miscarriage$/,
    },
    'a pasted essay gives its nouns': {
      prompt:
        'Last spring I moved my vegetable garden to raised beds along the fence. The soil there had been compacted for years, so I turned compost into it. Raised beds dry out faster than open ground, so I mulch the raised beds and water them by hand every evening in July.',
      seed: 11,
      count: 1,
      says: /raised|garden/i,
    },
  },
})
