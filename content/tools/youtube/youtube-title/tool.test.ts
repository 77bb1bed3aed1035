import { testPromptTool } from '@/test/test-prompt-tool'
import youtubeTitle from './tool'

testPromptTool(youtubeTitle, {
  base: {
    prompt: 'sourdough bread',
    item: {
      title: 'The loaf I almost threw away',
      formula: 'story',
      thumbnail: 'The flat loaf over the bin, your hand still holding it.',
      alternatives: [],
    },
  },
  fit: {
    'a title of 101 characters is dropped': { item: { title: `The loaf that ${'a'.repeat(87)}` }, becomes: null },
    'brackets that YouTube refuses, shouting, a closing full stop and a second emoji go': {
      item: { title: 'THE LOAF I <ALMOST> THREW AWAY 🍞🔥.' },
      becomes: { title: 'The loaf I almost threw away 🍞' },
    },
    'an acronym of the visitor’s stays': { prompt: 'ADHD productivity', item: { title: 'ADHD and the loaf I forgot' } },
    'a test set holds three titles with three first words': {
      item: { alternatives: ['Why my bread never rose', 'What a flat loaf taught me', 'Never throw this away'] },
      becomes: { alternatives: ['Why my bread never rose', 'What a flat loaf taught me'] },
    },
    'one alternative makes no set': {
      item: { alternatives: ['Why my bread never rose'] },
      becomes: { alternatives: [] },
    },
    'titles that begin alike make no set': {
      item: { alternatives: ['The bread that never rose', 'What a flat loaf taught me'] },
      becomes: { alternatives: [] },
    },
    'a quiet title has no test set': {
      item: { formula: 'quiet', alternatives: ['Why my bread never rose', 'What a flat loaf taught me'] },
      becomes: { alternatives: [] },
    },
    'Shorts have no test set': {
      parameters: { intent: 'shorts' },
      item: { alternatives: ['Why my bread never rose', 'What a flat loaf taught me'] },
      becomes: { alternatives: [] },
    },
  },
})
