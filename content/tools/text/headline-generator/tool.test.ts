import { testPromptTool } from '@/test/test-prompt-tool'
import { headlineGenerator } from './tool'

testPromptTool(headlineGenerator, {
  base: {
    prompt: 'we stopped delivering bread and our bakery sells more than before',
    item: { text: 'We stopped delivering bread', angle: 'The surprise' },
    seed: 7,
    count: 3,
  },
  fit: {
    'a clean headline passes unchanged': {},
    'marks, quotation marks, a dash and the full stop go': {
      item: { text: '“**We stopped** — and sold more.”', angle: '# The surprise.' },
      becomes: { text: 'We stopped, and sold more', angle: 'The surprise' },
    },
    'what is too long for its kind is dropped, not cut': {
      parameters: { kind: 'ad' },
      item: { text: 'We stopped delivering our bread' },
      becomes: null,
    },
    'thirty characters fit into an ad': {
      parameters: { kind: 'ad' },
      item: { text: 'We stopped delivering sourdoug' },
    },
    'an email subject has fifty': {
      parameters: { kind: 'email' },
      item: { text: 'We stopped delivering bread and sell more than befo' },
      becomes: null,
    },
    'an invented figure and a worn opener drop it': {
      item: { text: 'Did you know? We sell 40% more' },
      becomes: null,
    },
    'capitals for emphasis go, the visitor’s acronym stays': {
      prompt: 'NASA pictures of my bakery',
      item: { text: 'NASA SAW our BAKERY FIRST' },
      becomes: { text: 'NASA SAW our bakery first' },
    },
    'a family emoji is one emoji, a second one goes': {
      item: { text: 'We stopped 👩‍👧 delivering 👨‍👩‍👧' },
      becomes: { text: 'We stopped 👩‍👧 delivering' },
    },
    'a lone surrogate shows nothing, İ and ß stay': {
      item: { text: 'İzmir\ud800 und die Straße' },
      becomes: { text: 'İzmir und die Straße' },
    },
    'a word to avoid drops it': { parameters: { avoid: 'bread' }, becomes: null },
    'an angle that is a sentence goes': {
      item: { angle: 'What nobody at the bakery expected' },
      becomes: { angle: '' },
    },
  },
  draft: {
    'a blog headline says what people type, and sentences stand alone': {
      parameters: { kind: 'blog', keyword: 'sourdough' },
      prompt: 'First market day with my bread. I forgot the change. We sold out at noon.',
      count: 3,
      says: /^(?:Sourdough: First market day with my bread|I forgot the change|We sold out at noon)$/,
    },
    'an ad is a piece of the line within 30 characters': {
      parameters: { kind: 'ad' },
      prompt: 'we open our second laundromat on Elm Street this saturday, first wash is free',
      count: 2,
      says: /^(?:First wash is free|Our second laundromat)$/,
    },
    'a hook is spoken': {
      parameters: { kind: 'tiktok' },
      prompt: 'unpopular opinion: ketchup belongs on eggs',
      count: 5,
      says: /Ketchup belongs on eggs/,
    },
    'a hard day keeps to the line': {
      prompt: 'our cat has kidney failure and tomorrow is her last day',
      count: 1,
      says: /^Our cat has kidney failure and tomorrow is her last day$/,
    },
    'Japanese keeps its own frames': { prompt: 'パンの作り方', count: 4, says: /パンの作り方/ },
    'Arabic keeps its own words': { prompt: 'كيف أصنع الخبز في البيت', count: 1, says: /الخبز/ },
  },
})
