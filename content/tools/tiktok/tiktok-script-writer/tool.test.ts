import { testPromptTool } from '@/test/test-prompt-tool'
import tiktokScriptWriter from './tool'

const drip = {
  say: 'That drip is one rubber ring.',
  show: 'A drop falling, close',
  onScreenText: 'One part, no plumber',
  sound: 'the drip',
}

const repair = {
  say: 'Turn the water off first. Then open the tap and unscrew the top. Under it sits the ring.',
  show: 'Hands with a wrench',
  onScreenText: 'Water off first',
  sound: '',
}

const quiet = {
  say: 'Swap it, close it, listen. Which tap is next?',
  show: 'A dry tap',
  onScreenText: 'Silence at last here',
  sound: '',
}

const tapHooks = ['That drip is one rubber ring.', 'Hear this? It costs you sleep.', 'You can fix this tonight.']

const longSentence = 'This sentence is one of many that explain every detail of the repair at great length. '
  .repeat(8)
  .trimEnd()

testPromptTool(tiktokScriptWriter, {
  base: {
    prompt: 'fixing a dripping tap',
    item: {
      title: 'Why the drip stops',
      hooks: tapHooks,
      beats: [drip, repair, quiet],
      caption: 'A ring and a quiet night.',
      hashtags: ['#diy', '#homerepair'],
    },
  },
  fit: {
    'keeps three hooks, five hashtags and seven words on the screen': {
      item: {
        hooks: { 3: 'A fourth one.' },
        beats: { 0: { onScreenText: 'One part and no plumber in this room' } },
        hashtags: ['#diy', '#homerepair', '#fyp', '#tap', '#water', '#kitchen', '#ring'],
      },
      becomes: {
        hooks: tapHooks,
        beats: { 0: { onScreenText: '' } },
        hashtags: ['#diy', '#homerepair', '#tap', '#water', '#kitchen'],
      },
    },
    'cuts whole sentences from the middle until the words fit the seconds': {
      parameters: { length: '15', pace: '130' },
      item: { beats: [drip, { ...repair, say: longSentence }, { ...repair, say: 'Under it sits the ring.' }, quiet] },
      becomes: { beats: [drip, { ...repair, say: 'Under it sits the ring.' }, quiet] },
    },
    'drops a script whose first and last beat alone are too long': {
      parameters: { length: '15' },
      item: { beats: { 0: { say: longSentence } } },
      becomes: null,
    },
  },
})
