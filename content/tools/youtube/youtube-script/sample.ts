import type { Script } from './script'

/** A script of five minutes, abridged at the visitor's story; every fact comes from its prompt. */
export const sample: { prompt: string; item: Script } = {
  prompt:
    'I moved abroad with two cats. The airline lost the papers in Lisbon, we sat four hours at the counter, a vet on the phone sorted it out. 5 minutes',
  item: {
    title: 'Two cats, one counter, no papers',
    hook: {
      say: 'Two cats, one counter in Lisbon, and no papers. The airline had lost them.',
      show: 'Both carriers on the floor, one paw through the bars',
    },
    promise: {
      say: 'By the end you’ll know who sorted it out. It wasn’t the airline.',
      show: 'A phone lying on one of the carriers',
    },
    sections: [
      {
        label: 'Before Lisbon',
        say: 'We were moving abroad with two cats. [what you had prepared, half a minute]',
        broll: 'The cats in their carriers, from above',
      },
      {
        label: 'The counter',
        say: 'Then the papers were gone. Four hours we sat at that counter. [what you saw and heard, a minute]',
        broll: 'An empty bench, a departure board',
      },
      {
        label: 'The vet on the phone',
        say: 'It was a vet on the phone who sorted it out. [what the vet did, a minute]',
        broll: 'A phone at an ear, close',
      },
    ],
    midCta: 'If you’re moving with an animal, tell me where you’re stuck.',
    outro: {
      say: 'Four hours, and then one phone call. Next: [your next video].',
      show: 'Both cats on a window sill',
    },
  },
}
