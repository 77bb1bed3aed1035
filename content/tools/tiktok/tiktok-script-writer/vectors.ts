import { defineVectors } from '@/test/define-vectors'
import type { Beat } from './script'
import { tiktokScriptWriter } from './tool'

const drip: Beat = {
  start: 0,
  end: 6,
  say: 'That drip is one rubber ring.',
  show: 'A drop falling, close',
  onScreenText: 'One part, no plumber',
  sound: 'the drip',
}

const repair: Beat = {
  start: 6,
  end: 22,
  say: 'Turn the water off first. Then open the tap and unscrew the top. Under it sits the ring.',
  show: 'Hands with a wrench',
  onScreenText: 'Water off first',
  sound: '',
}

const quiet: Beat = {
  start: 22,
  end: 30,
  say: 'Swap it, close it, listen. Which tap is next?',
  show: 'A dry tap',
  onScreenText: 'Silence at last here',
  sound: '',
}

const tooMuch = 'This sentence is one of many that explain every detail of the repair at great length. '
  .repeat(8)
  .trimEnd()

export const vectors = defineVectors(tiktokScriptWriter, {
  base: {
    prompt: 'fixing a dripping tap',
    item: {
      title: 'Why the drip stops',
      hooks: [
        'That drip is one rubber ring.',
        'Hear this? It costs you sleep.',
        'You can fix this before the kettle boils.',
      ],
      beats: [drip, repair, quiet],
      cta: 'Which tap is next?',
      loopNote: 'The silence at the end makes the first drip loud again.',
      caption: 'A ring and a quiet night.',
      hashtags: ['#diy', '#homerepair'],
    },
    seed: 7,
    count: 1,
  },
  fit: {
    'times the beats by their words, without gaps': {
      item: {
        beats: { 0: { end: 4 }, 1: { start: 4, end: 20 }, 2: { start: 20 } },
        hashtags: ['#diy', '#homerepair', '#fyp'],
      },
      becomes: {
        beats: { 0: { end: 6 }, 1: { start: 6, end: 22 }, 2: { start: 22 } },
        hashtags: ['#diy', '#homerepair'],
      },
    },
    'cuts whole sentences from the middle until the words fit the seconds': {
      parameters: { length: '15', pace: '130' },
      item: {
        beats: [drip, { ...repair, say: tooMuch }, { ...repair, say: 'Under it sits the ring.' }, quiet],
      },
      becomes: {
        beats: [
          { ...drip, end: 5 },
          { ...repair, start: 5, end: 9, say: 'Under it sits the ring.' },
          { ...quiet, start: 9, end: 15 },
        ],
      },
    },
    'drops a script whose first and last beat alone are too long': {
      parameters: { length: '15' },
      item: { beats: { 0: { say: tooMuch } } },
      becomes: null,
    },
    'drops a script with a greeting as its hook': {
      item: {
        hooks: ['Hey guys, let me show you something.'],
        beats: { 0: { say: 'Hey guys, let me show you something.' } },
      },
      becomes: null,
    },
    'drops a script with an invented figure': {
      item: { caption: 'This saves you 300 litres.' },
      becomes: null,
    },
  },
  draft: {
    'writes a script of half a minute': { prompt: 'sourdough bread for beginners', says: /sourdough/i },
    'writes a demo with the visitor’s call to action': {
      prompt: 'launching my Etsy store selling ceramic mugs',
      parameters: { length: '60', structure: 'demo', delivery: 'voice-over', cta: 'the link is in my bio' },
      seed: 2,
      says: /Etsy store/i,
    },
    'writes a list of three minutes': {
      prompt: 'wedding photography',
      parameters: { length: '180', structure: 'list', pace: '180' },
      seed: 4,
      says: /wedding/i,
    },
  },
})
