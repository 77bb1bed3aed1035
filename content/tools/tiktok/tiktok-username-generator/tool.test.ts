import { testPromptTool } from '@/test/test-prompt-tool'
import { tiktokUsernameGenerator } from './tool'

testPromptTool(tiktokUsernameGenerator, {
  base: {
    prompt: 'sourdough bread',
    item: {
      handle: 'crumbclub',
      displayName: 'Crumb Club',
      style: 'branded',
      why: '“Crumb” comes from baking.',
    },
    seed: 1,
    count: 10,
  },
  fit: {
    'a plain username passes': {},
    'the at sign, capitals and accents go': {
      item: { handle: '@CrümbClub' },
      becomes: { handle: 'crumbclub' },
    },
    'a full stop at the end is refused': { item: { handle: 'crumbclub.' }, becomes: null },
    'longer than asked for is refused': { parameters: { maxLength: 8 }, becomes: null },
    'digits are refused unless asked for': { item: { handle: 'crumb247' }, becomes: null },
    'digits pass where asked for': { parameters: { numbers: true }, item: { handle: 'crumb247' } },
    'marks are refused where unwanted': {
      parameters: { punctuation: false },
      item: { handle: 'crumb.club' },
      becomes: null,
    },
    'two marks in a row are refused': { item: { handle: 'crumb._club' }, becomes: null },
    'the beginning that was asked for is kept to': { parameters: { startsWith: 'The' }, becomes: null },
    'the end that was asked for is kept to': { parameters: { endsWith: 'club' } },
    'a name that claims to be official is refused': { item: { handle: 'crumbofficial' }, becomes: null },
    'a name above the username has at most 30 characters': {
      item: { displayName: 'Crumb Club and the Sourdough Bread People' },
      becomes: { displayName: 'Crumb Club and the Sourdough' },
    },
  },
  draft: {
    'the visitor’s own nouns with a second word': {
      prompt: 'sourdough bread for beginners',
      count: 7,
      says: /sourdough|bread|crust|rise|flour|oven|crumb/i,
    },
    'a dog page with a name and no marks': {
      prompt: 'my dog hates baths',
      parameters: { name: 'Pip', vibe: 'funny', punctuation: false },
      seed: 2,
      count: 8,
      says: /^[a-z]+$/,
    },
    'a sentence gives its noun and its place': {
      prompt: 'we just opened a plant shop in Leeds',
      parameters: { maxLength: 20 },
      count: 5,
      says: /plant|leeds|fern|leaf|moss|sprout/i,
    },
    'only names that start as asked': {
      prompt: 'gym',
      parameters: { startsWith: 'lena', maxLength: 20 },
      seed: 3,
      count: 6,
      says: /^lena/i,
    },
    'nobody who is mourned is in a name': {
      prompt: 'my grandma died last month',
      count: 5,
      says: /^(?!.*(?:grandma|month|die)).+$/,
    },
  },
})
