import { defineVectors } from '@/test/define-vectors'
import { youtubeScript } from './tool'

export const vectors = defineVectors(youtubeScript, {
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
    'a long video of one section is none': {
      item: {
        sections: [{ label: 'Water off', say: 'Turn the water off.', broll: 'A valve' }],
      },
      becomes: null,
    },
    'an invented result drops the script': {
      item: { hook: { say: 'This drip cost me 340 litres.' } },
      becomes: null,
    },
  },
  draft: {
    'a topic becomes an outline': { prompt: 'vintage denim', says: /denim/i },
  },
})
