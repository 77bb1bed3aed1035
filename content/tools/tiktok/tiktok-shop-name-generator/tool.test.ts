import { testPromptTool } from '@/test/test-prompt-tool'
import { tiktokShopNameGenerator } from './tool'

testPromptTool(tiktokShopNameGenerator, {
  base: {
    prompt: 'candles',
    item: {
      name: 'Wick & Ember',
      tagline: 'Candles for quiet evenings',
      meaning: '“Wick” and “ember” come from candles.',
      handle: 'wickandember',
      style: 'pair',
    },
    seed: 1,
    count: 12,
  },
  fit: {
    'a name that keeps the rules passes': {},
    '“best” is refused': { item: { name: 'Best Wick' }, becomes: null },
    'a platform’s name is refused': { item: { name: 'TikTok Wick' }, becomes: null },
    '“Official” is refused': { item: { name: 'Wick Official' }, becomes: null },
    '“shop” is refused': { item: { name: 'GlowShop' }, becomes: null },
    'a category alone is refused': { item: { name: 'Candles' }, becomes: null },
    'longer than the chosen length is refused': { item: { name: 'Wick & Ember House' }, becomes: null },
    'it passes where a longer one is wanted': {
      parameters: { length: 'medium' },
      item: { name: 'Wick & Ember House' },
    },
    'the word that must be in is kept to': { parameters: { mustInclude: 'Noor' }, becomes: null },
    'unwanted words are refused': { parameters: { avoid: 'ember' }, becomes: null },
    'a handle that TikTok would not take is made anew': {
      item: { handle: 'wick & ember!' },
      becomes: { handle: 'wickandember' },
    },
    'an invented figure in the tagline is refused': { item: { tagline: 'Burns 60 hours' }, becomes: null },
  },
  draft: {
    'the goods, the place and what belongs to them': {
      prompt: 'i run a small candle shop in Austin',
      count: 7,
      says: /candle|austin|wick|ember|glow|wax/i,
    },
    'a word that must be in every name': {
      prompt: 'ceramic mugs and small vases',
      parameters: { mustInclude: 'Noor', length: 'medium', vibe: 'natural' },
      seed: 2,
      count: 5,
      says: /noor/i,
    },
    'loud phone cases for South-East Asia': {
      prompt: 'phone cases with loud patterns',
      parameters: { vibe: 'bold', market: 'sea', length: 'medium', count: '8' },
      seed: 3,
      count: 5,
      says: /phone case|pattern/i,
    },
    'another language has words of its own': {
      prompt: 'recetas veganas fáciles para estudiantes',
      parameters: { length: 'long' },
      count: 5,
      says: /recetas|estudiantes/i,
    },
  },
})
