import { testPromptTool } from '@/test/test-prompt-tool'
import { tiktokVideoIdeasGenerator } from './tool'

testPromptTool(tiktokVideoIdeasGenerator, {
  base: {
    prompt: 'bicycle repair shop',
    item: {
      day: 3,
      pillar: 'On the stand',
      idea: 'A squeaking chain, filmed from the pedal side, before and after one drop of oil.',
      hook: 'Hear that? One drop.',
      format: 'before-after',
      effort: 'easy',
    },
    seed: 7,
    count: 10,
  },
  fit: {
    'keeps a post as it is': {},
    'drops a post on a day without one': { parameters: { perWeek: '3' }, item: { day: 2 }, becomes: null },
    'drops a post after the end of the plan': { parameters: { days: '7' }, item: { day: 8 }, becomes: null },
    'drops a post that invents a figure': {
      item: { idea: 'How 250 customers rated the repair.' },
      becomes: null,
    },
    'drops a promise of a second part': { item: { hook: 'Follow me for part 2 of this.' }, becomes: null },
  },
  draft: {
    'an account gets ten posts in two weeks': {
      prompt: 'strength training for people over fifty',
      says: /^[^\n]+\nFirst line: [^\n]+$/,
    },
    'the visitor’s own pillars take turns': {
      prompt: 'wedding photography',
      parameters: { days: '7', perWeek: '3', pillars: 'repairs, customers, mistakes' },
      seed: 2,
      count: 3,
      says: /^(?:Repairs|Customers|One take, to the camera)[:,] /,
    },
    'one event gets posts about itself alone': {
      prompt: 'we’re opening a tiny ramen bar on Friday at six',
      parameters: { days: '7' },
      count: 5,
      says: /tiny ramen bar/i,
    },
    'a series keeps its frame': {
      prompt: 'ADHD productivity',
      parameters: { mode: 'series', days: '7' },
      seed: 3,
      count: 5,
      says: /The same frame as always, this time with \[/,
    },
    'plans thirty posts in thirty days': {
      prompt: 'wedding photography',
      parameters: { days: '30', perWeek: '7' },
      seed: 9,
      count: 30,
      says: /First line: /,
    },
    'a hard day gets three quiet posts': {
      prompt: 'my grandmother died last week',
      count: 3,
      says: /^[^?!#]*My grandmother died last week[^?!#]*$/,
    },
  },
})
