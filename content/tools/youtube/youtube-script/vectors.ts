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
          retention: 'A drop that does not fall',
        },
        {
          label: 'The ring',
          say: 'Under the screw sits the ring.',
          broll: 'A ring on a finger',
          retention: '',
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
            retention: '',
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
      parameters: { cta: 'all 12 ring sizes are linked below' },
      item: { midCta: 'Please subscribe.' },
      becomes: { midCta: 'All 12 ring sizes are linked below.' },
    },
    'a greeting drops the script': {
      item: { hook: { say: 'Hey guys, welcome back to my channel!' } },
      becomes: null,
    },
    'a long video of one section is none': {
      item: {
        sections: [{ label: 'Water off', say: 'Turn the water off.', broll: 'A valve', retention: '' }],
      },
      becomes: null,
    },
    'an invented result drops the script': {
      item: { hook: { say: 'This drip cost me 340 litres.' } },
      becomes: null,
    },
  },
  draft: {
    'a topic becomes an outline with hook, sections and chapters': {
      prompt: 'sourdough bread for beginners',
      says: /sourdough/i,
    },
    'the visitor’s own sentence opens the video': {
      prompt: 'my dog hates baths',
      parameters: { tone: 'funny' },
      seed: 2,
      says: /my dog hates baths/i,
    },
    'a Short is hook, points and an end': {
      prompt: 'budget travel in Japan for students',
      parameters: { length: '60' },
      seed: 3,
      says: /japan|travel/i,
    },
    'a brand with an apostrophe gets a way through it instead of advice': {
      prompt: "Maya's Café opening week",
      seed: 4,
      says: /Maya's Café/i,
    },
    'C++ keeps its signs': { prompt: 'C++ tutorials', parameters: { length: '30' }, seed: 5, says: /C\+\+/i },
    'a masked swear word is not spoken': {
      prompt: 'the f***ing printer in my home office',
      parameters: { length: '30' },
      seed: 6,
      says: /printer/i,
    },
    'a medical claim is not spoken': {
      prompt: 'how turmeric tea cured my diabetes',
      parameters: { length: '60' },
      seed: 7,
      says: /turmeric tea/i,
    },
    'a pasted essay is read for its subject': {
      prompt:
        'Last spring I moved my vegetable garden to raised beds along the fence. The soil there had been compacted for years, so I turned compost into it. Raised beds dry out faster than open ground, so I mulch the raised beds and water them by hand every evening in July.',
      parameters: { length: '60' },
      seed: 8,
      says: /beds|garden|soil|compost/i,
    },
  },
})
