import { testPromptTool } from '@/test/test-prompt-tool'
import { youtubeScript } from './tool'

testPromptTool(youtubeScript, {
  base: {
    prompt: 'fixing a dripping tap',
    item: {
      title: 'Why the drip stops',
      hook: { say: 'That drip is one rubber ring.', show: 'A drop' },
      promise: { say: 'At the end it is quiet.', show: 'The tap' },
      sections: [
        {
          label: 'Water off',
          say: 'Turn the water off.',
          broll: 'A valve',
        },
        {
          label: 'The ring',
          say: 'Under the screw sits the ring.',
          broll: 'A ring on a finger',
        },
      ],
      midCta: '',
      outro: { say: 'Listen.', show: 'A dry tap' },
    },
    seed: 1,
    count: 1,
  },
  fit: {
    'a Short loses promise and request, and what is cleaned stays': {
      parameters: { length: '30' },
      item: {
        title: 'Why the drip stops.',
        hook: { say: 'That drip is one rubber ring 💧', show: 'A drop, close.' },
        sections: [
          {
            label: 'Water off',
            say: 'Turn the water off — then open the tap.',
            broll: 'A hand on the valve',
          },
        ],
        midCta: 'Subscribe for more taps.',
      },
      becomes: {
        title: 'Why the drip stops',
        hook: { say: 'That drip is one rubber ring', show: 'A drop, close' },
        promise: { say: '', show: '' },
        sections: { 0: { say: 'Turn the water off, then open the tap.' } },
        midCta: '',
      },
    },
    'the visitor’s own request takes the place of the written one, and its figure is theirs': {
      parameters: { action: 'all 12 ring sizes are linked below' },
      item: { midCta: 'Please subscribe.' },
      becomes: { midCta: 'All 12 ring sizes are linked below.' },
    },
    'a greeting drops the script': {
      item: { hook: { say: 'Hey guys, welcome back to my channel!' } },
      becomes: null,
    },
    'an invented result drops the script': {
      item: { hook: { say: 'This drip cost me 340 litres.' } },
      becomes: null,
    },
  },
  draft: {
    'a story becomes sections with blanks that say how long': {
      prompt: 'i moved to Porto with two cats. the airline lost our papers. a vet saved the day by phone',
      parameters: { outcome: 'both cats slept through the flight' },
      says: /The airline lost our papers\.[\s\S]*slept through the flight[\s\S]*\[the sentence you end on\]/,
    },
    'an opinion has a section for the other side, and the visitor’s request': {
      prompt: 'unpopular opinion: paper maps are better than apps in the mountains',
      parameters: { action: 'the route is linked below' },
      says: /The route is linked below\.[\s\S]*The other side\nWhat speaks against it: \[/,
    },
    'a how-to names its chapters': {
      prompt: 'how to glaze a mug without runs',
      parameters: { length: '600' },
      says: /The result first: \[.*about two minutes\][\s\S]*0:00 [\s\S]*Step 1\n/,
    },
    'a Short has neither promise nor chapters': {
      prompt: 'budget travel in Japan for students',
      parameters: { length: '60' },
      says: /^(?![\s\S]*(?:Promise|Request|0:00 Intro))[\s\S]*Japan/,
    },
    'a hard day asks for nothing': {
      prompt: 'our dog was diagnosed with cancer',
      says: /^Our dog was diagnosed with cancer\n(?![\s\S]*(?:Promise|Request|next video))[\s\S]*or silence\]/,
    },
    'C++ keeps its signs': { prompt: 'C++ tutorials', parameters: { length: '30' }, seed: 5, says: /C\+\+/i },
  },
})
