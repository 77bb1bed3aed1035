import { testPromptTool } from '@/test/test-prompt-tool'
import headlineGenerator from './tool'

testPromptTool(headlineGenerator, {
  base: {
    prompt: 'we stopped delivering bread and our bakery sells more than before',
    item: { text: 'We stopped delivering bread', angle: 'The surprise' },
  },
  fit: {
    'a clean headline passes unchanged': {},
    'marks, quotation marks, a dash and the full stop go': {
      item: { text: '“**We stopped** — and sold more.”', angle: '# The surprise.' },
      becomes: { text: 'We stopped, and sold more', angle: 'The surprise' },
    },
    'thirty characters fit into an ad': { parameters: { kind: 'ad' }, item: { text: 'a'.repeat(30) } },
    'more are dropped, not cut': { parameters: { kind: 'ad' }, item: { text: 'a'.repeat(31) }, becomes: null },
    'an email subject has fifty': { parameters: { kind: 'email' }, item: { text: 'a'.repeat(51) }, becomes: null },
    'a worn opener drops it': { item: { text: 'Did you know? We stopped' }, becomes: null },
    'capitals for emphasis go, the visitor’s acronym stays': {
      prompt: 'NASA pictures of my bakery',
      item: { text: 'NASA SAW our BAKERY FIRST' },
      becomes: { text: 'NASA SAW our bakery first' },
    },
    'an angle that is a sentence goes': {
      item: { angle: 'What nobody at the bakery expected' },
      becomes: { angle: '' },
    },
  },
  draft: {
    'a how-to is a topic, too': {
      prompt: 'how to train a puppy at home',
      count: 5,
      says: /^(?:how to train|what nobody .* training|new to training|everything .* training|training a puppy at home, start to finish)/i,
    },
    'no line says start twice': { prompt: 'how to start a podcast', count: 4, says: /^(?!.*start.*start)/i },
    'a field without an article is a topic': { prompt: 'meal prep', count: 4, says: /meal prep/i },
    'an ad without a line that fits is a word of the prompt': {
      prompt: 'what to pack for a weekend hike',
      parameters: { kind: 'ad' },
      says: /^Hike$/,
    },
  },
})
