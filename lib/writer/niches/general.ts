import type { Niche } from '@/lib/writer/niche'

/** Fits any topic at all: the fallback where no field is recognised. */
export const general = {
  id: 'general',
  label: 'Anything',
  hashtags: {
    broad: ['howto', 'learnontiktok', 'tipsandtricks'],
    niche: ['beginnertips', 'lessonslearned', 'behindthescenes'],
    specific: ['stepbystep', 'honestreview', 'startsmall', 'thingsiwishiknew'],
    audience: ['beginners', 'contentcreators', 'smallcreators'],
  },
  people: ['beginners', 'first-timers', 'curious people', 'people who just started', 'busy people'],
  objects: [
    'your hands at work',
    'the first attempt',
    'the finished result',
    'your everyday setup',
    'the part that usually goes wrong',
    'a close-up of the detail that matters',
  ],
  mistakes: [
    'starting without a plan',
    'copying what works for somebody else',
    'skipping the boring part',
    'trying to do everything at once',
    'waiting for the perfect moment',
    'giving up after the first bad try',
    'buying gear before you need it',
    'comparing your start with somebody’s tenth year',
  ],
  wins: [
    'see progress you can point at',
    'stop second-guessing every step',
    'make it look easy',
    'enjoy it again',
    'get it right without starting over',
    'know what to do next',
    'save yourself the usual detours',
  ],
  moments: [
    'on a normal weekday',
    'when you only have a few minutes',
    'at the end of a long day',
    'on a slow Sunday',
    'before you start',
    'the next time you get stuck',
  ],
  steps: [
    'decide what a good result looks like',
    'do the smallest version of it',
    'notice what went wrong',
    'change one thing',
    'repeat the part that worked',
  ],
  pains: [
    'you don’t know where to start',
    'you keep putting it off',
    'every tutorial tells you something else',
    'it never turns out the way you pictured it',
    'you have tried it before and stopped',
  ],
} as const satisfies Niche
