import type { ScriptInput } from './fields'

/** What is in the picture while somebody talks, by delivery. */
export const framing: Record<
  ScriptInput['parameters']['delivery'],
  { hook: string; setup: string; point: string }
> = {
  camera: {
    hook: 'You, close to the lens, with {prop} in the frame',
    setup: 'You {place}, then cut to {before}',
    point: 'Cut to {show}',
  },
  'voice-over': { hook: '{closeup}, already moving', setup: '{before}', point: '{show}' },
  text: {
    hook: '{result}, held still behind the text',
    setup: '{before}, the text in the upper third',
    point: '{show}, long enough to read along',
  },
}
