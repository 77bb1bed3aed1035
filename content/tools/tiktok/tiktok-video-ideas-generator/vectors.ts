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
      repurpose: 'Use the sound alone as the opening of the next video.',
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
    'plans ten posts in two weeks': {
      prompt: 'i run a small candle shop in Austin',
      says: /candle|shop|listing|sale|product|packing/i,
    },
    'takes the visitor’s own pillars in turn': {
      prompt: 'bicycle repair',
      parameters: { days: '7', perWeek: '3', pillars: 'repairs, customers, mistakes' },
      seed: 2,
      count: 3,
      says: /repairs|customers|mistakes/i,
    },
    'writes a series': {
      prompt: 'ADHD productivity',
      parameters: { mode: 'series', days: '7' },
      seed: 3,
      count: 5,
      says: /productivity/i,
    },
    'plans thirty posts in thirty days': {
      prompt: 'sourdough bread for beginners',
      parameters: { days: '30', perWeek: '7' },
      seed: 9,
      count: 30,
      says: /sourdough|bread|bak|dough|batch|start/i,
    },
  },
})
