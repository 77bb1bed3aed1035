import { defineVectors } from '@/test/define-vectors'
import { youtubeTitle } from './tool'

export const vectors = defineVectors(youtubeTitle, {
  base: {
    prompt: 'sourdough bread',
    item: {
      title: 'The loaf I almost threw away',
      formula: 'story',
      thumbnail: 'The flat loaf over the bin, your hand still holding it.',
      alternatives: [],
    },
    seed: 11,
    count: 11,
  },
  fit: {
    'a clean title passes unchanged': {},
    'a title of 101 characters is dropped': {
      item: {
        title:
          'The loaf that aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      },
      becomes: null,
    },
    'a title of 100 characters passes': {
      item: {
        title:
          'The loaf that aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      },
    },
    'brackets that YouTube refuses go': {
      item: { title: 'The loaf I <almost> threw away' },
      becomes: { title: 'The loaf I almost threw away' },
    },
    'a closing full stop goes, a question mark stays': {
      item: { title: 'The loaf I almost threw away.' },
      becomes: { title: 'The loaf I almost threw away' },
    },
    'shouting becomes quiet': {
      item: { title: 'THE LOAF I ALMOST THREW AWAY' },
      becomes: { title: 'The loaf I almost threw away' },
    },
    'an acronym of the visitor’s stays': {
      prompt: 'ADHD productivity',
      item: { title: 'ADHD and the loaf I forgot' },
    },
    'one emoji stays': {
      item: { title: 'The loaf I almost threw away 🍞🔥' },
      becomes: { title: 'The loaf I almost threw away 🍞' },
    },
    'an invented number drops the title': { item: { title: 'I baked 100 loaves in 30 days' }, becomes: null },
    'a test set holds three titles with three first words': {
      item: {
        alternatives: ['Why my bread never rose', 'What a flat loaf taught me', 'Never throw this away'],
      },
      becomes: { alternatives: ['Why my bread never rose', 'What a flat loaf taught me'] },
    },
    'a set with one alternative is no set': {
      item: { alternatives: ['Why my bread never rose'] },
      becomes: { alternatives: [] },
    },
    'a set whose titles begin alike is no set': {
      item: { alternatives: ['The bread that never rose', 'What a flat loaf taught me'] },
      becomes: { alternatives: [] },
    },
    'Shorts have no test set': {
      parameters: { intent: 'shorts' },
      item: { alternatives: ['Why my bread never rose', 'What a flat loaf taught me'] },
      becomes: { alternatives: [] },
    },
    'words to avoid drop the title': { parameters: { avoid: 'threw' }, becomes: null },
  },
  draft: {
    'the home feed, with a test set': {
      prompt: 'real estate investing for nurses',
      says: /real estate|paperwork|viewing|repaired|rushed|listing/i,
    },
    'search with a keyword': {
      prompt: 'ADHD productivity',
      parameters: { intent: 'search', keyword: 'ADHD planner' },
      seed: 12,
      says: /ADHD|list|day|matters/i,
    },
    Shorts: {
      prompt: 'i run a small candle shop in Austin',
      parameters: { intent: 'shorts' },
      seed: 13,
      count: 10,
      says: /candle|customer|sell|before you open/i,
    },
  },
})
