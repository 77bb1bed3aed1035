import type { Script } from './script'

/** A script of five minutes, cut short where the visitor tells; each fact in it stands in its prompt. */
export const sample: { prompt: string; item: Script } = {
  prompt:
    'I moved abroad with two cats. The airline lost the papers in Lisbon, we sat four hours at the counter, a vet on the phone sorted it out. 5 minutes',
  item: {
    title: 'Two cats, one counter, no papers',
    hook: {
      say: 'We had two cats, two seats and no papers. The airline had lost them, and the plane was not going to wait.',
      show: 'Both carriers on the floor, one paw through the bars',
    },
    promise: {
      say: 'By the end you’ll know which sheet of paper I’d carry on my body next time.',
      show: 'A folded sheet going into a jacket',
    },
    sections: [
      {
        label: 'Before Lisbon',
        say: 'We had done everything by the list. [what you had prepared, half a minute]',
        broll: 'The list, ticked off, and the cats watching',
      },
      {
        label: 'The counter',
        say: 'Then somebody at the counter said the word “lost”. Four hours we sat there. [what you saw and heard, a minute]',
        broll: 'An empty bench, a departure board',
      },
      {
        label: 'The vet on the phone',
        say: 'It wasn’t the airline that sorted it out. It was a vet on the phone. [what the vet did, a minute]',
        broll: 'A phone on a carrier, close',
      },
    ],
    midCta: 'If you’re moving with an animal, tell me where you’re stuck.',
    outro: {
      say: 'So that’s the sheet I carry. Next: [your next video].',
      show: 'Both cats on a window sill',
    },
  },
}
