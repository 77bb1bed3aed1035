import { defineVectors } from '@/test/define-vectors'
import { tiktokVideoIdeasGenerator } from './tool'

export const vectors = defineVectors(tiktokVideoIdeasGenerator, {
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
    'a topic becomes a plan': { prompt: 'vintage denim', says: /./i },
  },
})
