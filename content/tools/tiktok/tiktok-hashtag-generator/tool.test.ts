import { testPromptTool } from '@/test/test-prompt-tool'
import { tiktokHashtagGenerator } from './tool'

testPromptTool(tiktokHashtagGenerator, {
  base: {
    prompt: 'sourdough bread',
    item: {
      kind: 'recommended',
      entries: ['#baking', '#sourdough', '#breadtok', '#sourdoughbread', '#castironbread'],
      note: 'From wide to narrow.',
    },
    seed: 1,
    count: 7,
  },
  fit: {
    'five valid tags pass': {},
    'more than five are cut': {
      item: {
        entries: ['#baking', '#sourdough', '#breadtok', '#sourdoughbread', '#castironbread', '#rye', '#crumb'],
      },
      becomes: { entries: ['#baking', '#sourdough', '#breadtok', '#sourdoughbread', '#castironbread'] },
    },
    'tags are normalised, doubles and filler dropped': {
      item: { entries: ['baking', '##Sourdough', '#sourdough', '#fyp', '#sour dough bread', '#2026', '#🔥'] },
      becomes: { entries: ['#baking', '#Sourdough', '#sourdoughbread'] },
    },
    'filler stays where it is allowed': {
      parameters: { filler: true },
      item: { entries: ['#baking', '#fyp'] },
    },
    'unwanted words are dropped': {
      parameters: { avoid: 'rye, Crumb' },
      item: { entries: ['#rye', '#crumb', '#baking'] },
      becomes: { entries: ['#baking'] },
    },
    'three where three are wanted': {
      parameters: { mix: 'three' },
      becomes: { entries: ['#baking', '#sourdough', '#breadtok'] },
    },
    'a note that claims a trend or a count is dropped': {
      item: { note: 'Trending with 2.3M views right now.' },
      becomes: { note: '' },
    },
    'search phrases lose their hashes and doubles': {
      item: {
        kind: 'search',
        entries: ['How to bake #sourdough', 'how to bake sourdough', 'sourdough mistakes'],
      },
      becomes: { entries: ['how to bake sourdough', 'sourdough mistakes'] },
    },
    'a list without a single tag is refused': { item: { entries: ['#2026', '!!'] }, becomes: null },
  },
  draft: {
    'the visitor’s own nouns, the field, phrases to search for': {
      prompt: 'sourdough bread for beginners',
      count: 3,
      says: /sourdough|bak/i,
    },
    'a place leads the specific tags': {
      prompt: 'i run a small candle shop in Austin',
      parameters: { region: 'Austin' },
      seed: 2,
      count: 3,
      says: /candle|austin|hand/i,
    },
    'a story of no field has its own nouns and its form': {
      prompt: 'the plumber forgot his ladder at our bakery and never came back',
      seed: 5,
      count: 1,
      says: /plumber|bakery|ladder/i,
    },
    'a hard day has the visitor’s own word alone': {
      prompt: 'my grandma is in hospice and I have no words',
      seed: 6,
      count: 1,
      says: /^#hospice$/,
    },
    'Arabic words stay as they are': {
      prompt: 'السفر إلى اليابان بميزانية محدودة',
      seed: 4,
      count: 1,
      says: /اليابان/,
    },
    'Spanish words make Spanish tags': {
      prompt: 'recetas de pan casero sin gluten',
      seed: 3,
      count: 2,
      says: /casero|recetas/,
    },
  },
})
