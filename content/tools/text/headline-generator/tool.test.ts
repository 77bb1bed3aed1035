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
    'an invented figure drops it': { item: { text: 'We sell 40% more' }, becomes: null },
    'a worn opener drops it': { item: { text: 'Did you know? We stopped' }, becomes: null },
    'capitals for emphasis go, the visitor’s acronym stays': {
      prompt: 'NASA pictures of my bakery',
      item: { text: 'NASA SAW our BAKERY FIRST' },
      becomes: { text: 'NASA SAW our bakery first' },
    },
    'a word to avoid drops it': { parameters: { avoid: 'bread' }, becomes: null },
    'an angle that is a sentence goes': {
      item: { angle: 'What nobody at the bakery expected' },
      becomes: { angle: '' },
    },
  },
})
