import { expect, test } from 'vitest'
import { createRandom } from '@/lib/core/random'
import { createRecipeInput } from '@/test/recipe-input'
import { buildInput, testPromptTool } from '@/test/test-prompt-tool'
import { draft } from './draft'
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
    seed: 7,
    count: 1,
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
    'cuts a caption to 150 characters': {
      item: { caption: 'A ring and a quiet night. '.repeat(7).trimEnd() },
      becomes: { caption: 'A ring and a quiet night. '.repeat(5).trimEnd() },
    },
    'cuts whole sentences from the middle until the words fit the seconds': {
      parameters: { length: '15', pace: '130' },
      item: {
        beats: [drip, { ...repair, say: longSentence }, { ...repair, say: 'Under it sits the ring.' }, quiet],
      },
      becomes: {
        beats: [drip, { ...repair, say: 'Under it sits the ring.' }, quiet],
      },
    },
    'drops a script whose first and last beat alone are too long': {
      parameters: { length: '15' },
      item: { beats: { 0: { say: longSentence } } },
      becomes: null,
    },
  },
  draft: {
    'the visitor’s structure and request count': {
      prompt: 'hand-thrown mugs in my Etsy shop',
      parameters: { structure: 'demo', delivery: 'voice-over', action: 'order by the 12th' },
      says: /Up close: \[[\s\S]*Order by the 12th\./,
    },
  },
})

const ideaTooLong = 'This is a whole idea with many words in it that does not fit into one first line.'

test.each([
  ['a hook of the tool before', 'Stop kneading for a minute.', true],
  ['a text too long to open with', ideaTooLong, false],
  ['a hook with a blank', 'It took [your number] days.', false],
])('%s opens the script: %s, %s', (_, chosen, isUsed) => {
  const input = buildInput(tiktokScriptWriter, 'sourdough bread')
  const [script] = draft.write(createRecipeInput({ ...input, chosen }), createRandom(3))
  expect(script?.hooks[0] === chosen).toBe(isUsed)
  expect(script?.beats[0]?.say === chosen).toBe(isUsed)
})
