import { testPromptTool } from '@/test/test-prompt-tool'
import { youtubeTitle } from './tool'

testPromptTool(youtubeTitle, {
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
        title: 'The loaf that aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      },
      becomes: null,
    },
    'a title of 100 characters passes': {
      item: {
        title: 'The loaf that aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
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
    'a story, with a set to test': {
      prompt: 'my pizza dough grew out of its bowl overnight',
      parameters: { readAs: 'story' },
      count: 2,
      says: /My pizza dough grew out of its bowl overnight/,
    },
    'in search the keyword leads': {
      prompt: 'trail runners vs hiking boots',
      parameters: { intent: 'search', keyword: 'hiking shoes' },
      seed: 12,
      count: 5,
      says: /^Hiking shoes: .*(?:trail runners|hiking boots)/i,
    },
    'Shorts keep to forty characters': {
      prompt: 'my dog hates baths',
      parameters: { intent: 'shorts', readAs: 'story' },
      seed: 13,
      count: 2,
      says: /^(?=.*My dog).{1,40}$/,
    },
    'a hard day is one plain line': {
      prompt: 'my grandma passed away on tuesday and I still make her soup',
      seed: 14,
      count: 1,
      says: /^My grandma passed away on Tuesday and I still make her soup/,
    },
  },
})
