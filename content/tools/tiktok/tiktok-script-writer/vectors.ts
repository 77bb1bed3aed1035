import { defineVectors } from '@/test/define-vectors'
import type { Beat } from './script'
import { tiktokScriptWriter } from './tool'

const drip: Beat = {
  say: 'That drip is one rubber ring.',
  show: 'A drop falling, close',
  onScreenText: 'One part, no plumber',
  sound: 'the drip',
}

const repair: Beat = {
  say: 'Turn the water off first. Then open the tap and unscrew the top. Under it sits the ring.',
  show: 'Hands with a wrench',
  onScreenText: 'Water off first',
  sound: '',
}

const quiet: Beat = {
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
      caption: 'A ring and a quiet night.',
      hashtags: ['#diy', '#homerepair'],
    },
    seed: 7,
    count: 1,
  },
  fit: {
    'keeps a script that fits, without #fyp': {
      item: { hashtags: ['#diy', '#homerepair', '#fyp'] },
      becomes: { hashtags: ['#diy', '#homerepair'] },
    },
    'cuts whole sentences from the middle until the words fit the seconds': {
      parameters: { length: '15', pace: '130' },
      item: {
        beats: [drip, { ...repair, say: tooMuch }, { ...repair, say: 'Under it sits the ring.' }, quiet],
      },
      becomes: {
        beats: [drip, { ...repair, say: 'Under it sits the ring.' }, quiet],
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
    'a topic becomes a script of half a minute': { prompt: 'vintage denim', says: /denim/i },
  },
})
