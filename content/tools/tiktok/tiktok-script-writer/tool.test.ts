import { testPromptTool } from '@/test/test-prompt-tool'
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

const longSentence = 'This sentence is one of many that explain every detail of the repair at great length. '
  .repeat(8)
  .trimEnd()

testPromptTool(tiktokScriptWriter, {
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
    'a story keeps its own sentences, and what came out gets a beat': {
      prompt: 'my first craft fair: I sold 41 candles, then the card reader died',
      parameters: { outcome: 'a stranger lent me hers' },
      says: /41 candles[\s\S]*A stranger lent me hers\./,
    },
    'an opinion meets its other side': {
      prompt: 'unpopular opinion: dogs do not need birthday parties',
      says: /Here’s why: \[your reason\]\.[\s\S]*What speaks against it: \[/,
    },
    'a how-to shows the result first and counts its steps': {
      prompt: 'how to bleed a bicycle brake at home',
      parameters: { length: '60', turn: 'air gets in when the lever snaps back' },
      says: /The result first: \[[\s\S]*Step one: \[[\s\S]*Step three: \[[\s\S]*Where it goes wrong: air gets in when the lever snaps back\./,
    },
    'a comparison names both sides and ends on a pick': {
      prompt: 'film camera vs phone camera',
      says: /First, film camera: \[[\s\S]*Now phone camera: \[[\s\S]*My pick: \[which one, and why\]/,
    },
    'the visitor’s structure and request count': {
      prompt: 'hand-thrown mugs in my Etsy shop',
      parameters: { structure: 'demo', delivery: 'voice-over', action: 'order by the 12th' },
      says: /Up close: \[[\s\S]*Order by the 12th\./,
    },
    'a list is as long as it says': {
      prompt: '5 things I learned in my first year of teaching',
      says: /Number five: \[/,
    },
    'a pasted text is spread over the beats in its order': {
      prompt:
        'I bought a bike on Monday. It was gone on Tuesday. On Wednesday I found it in an advert. The seller was my cousin.',
      says: /It was gone on Tuesday\.[\s\S]*On Wednesday I found it in an advert\.[\s\S]*The seller was my cousin\./,
    },
    'a hard day is told quietly, and nothing is asked': {
      prompt: 'my grandmother died last week',
      parameters: { goal: 'sales' },
      says: /^My grandmother died last week\n[^?!#]*or silence\][^?!#]*$/,
    },
    'another language gets blanks of its own': {
      prompt: 'cómo ahorrar agua en casa',
      says: /^Cómo ahorrar agua en casa[\s\S]*\(Tú, cerca de la cámara[\s\S]*\[un detalle que solo tú conoces\]/,
    },
  },
})
