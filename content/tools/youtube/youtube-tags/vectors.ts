import { defineVectors } from '@/test/define-vectors'
import { youtubeTags } from './tool'

export const vectors = defineVectors(youtubeTags, {
  base: {
    prompt: 'rye bread',
    item: {
      kind: 'variations',
      entries: ['rye bread', 'rye loaf', 'dark rye bread at home', 'bread'],
      note: 'Other words.',
    },
    seed: 1,
    count: 6,
  },
  fit: {
    'signs that a tag cannot hold are dropped, and so are doubles, filler and sentences': {
      prompt: 'How I bake sourdough bread',
      item: {
        kind: 'exact',
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
      item: { kind: 'broad', entries: ['#fyp', '🔥', ','], note: 'Wide words.' },
      becomes: null,
    },
  },
  draft: {
    'a title is the most exact tag, and the lists follow': {
      prompt: 'sourdough bread for beginners',
      says: /bread|bak|dough/i,
    },
    'the channel’s name joins the exact tags': {
      prompt: 'launching my Etsy store selling ceramic mugs',
      parameters: { channel: 'Clay & Co' },
      seed: 2,
      says: /etsy|mug|business/i,
    },
    'a complaint is searched for in its own words': {
      prompt: 'my dog hates baths',
      seed: 3,
      says: /dog|dgo|bath/i,
    },
    'a brand with an apostrophe is also written without': {
      prompt: "Maya's Café opening week",
      seed: 4,
      says: /maya|coffee/i,
    },
    'a language with signs in its name is also written in letters': {
      prompt: 'C++ tutorials',
      seed: 5,
      says: /c\+\+|cpp|coding/i,
    },
    'a small budget is kept': {
      prompt: 'wedding photography',
      parameters: { budget: 60 },
      seed: 6,
      says: /photo|foto/i,
    },
    'Arabic tags are the visitor’s own words': {
      prompt: 'كيف أصنع خبز العجين المخمر في المنزل',
      seed: 7,
      count: 4,
      says: /خبز|العجين/i,
    },
    'Japanese tags are the visitor’s own words': {
      prompt: '初心者のためのサワードウの作り方',
      seed: 8,
      count: 3,
      says: /サワードウ/i,
    },
    'a masked swear word makes no tag of its own': {
      prompt: 'the f***ing printer in my home office',
      seed: 9,
      says: /printer|office|prnit/i,
    },
    'a medical claim gives tags for the drink and none for a cure': {
      prompt: 'how turmeric tea cured my diabetes',
      seed: 10,
      says: /tea|drinks/i,
    },
    'a pasted essay gives the words that come back': {
      prompt:
        'Last spring I moved my vegetable garden to raised beds along the fence. The soil there had been compacted for years, so I turned compost into it. Raised beds dry out faster than open ground, so I mulch the raised beds and water them by hand every evening in July.',
      seed: 11,
      says: /raised|garden/i,
    },
  },
})
