import type { Field } from './form'

/** Inputs of the tools that find names for a person or a channel. */

export const vibeField = {
  kind: 'select',
  name: 'vibe',
  label: 'Vibe',
  default: 'clean',
  options: [
    { value: 'clean', label: 'Clean' },
    { value: 'aesthetic', label: 'Aesthetic' },
    { value: 'funny', label: 'Funny' },
    { value: 'pro', label: 'Professional' },
    { value: 'edgy', label: 'Edgy' },
    { value: 'cute', label: 'Cute' },
  ],
} as const satisfies Field

export const ownNameField = {
  kind: 'text',
  name: 'name',
  label: 'Your name or nickname',
  default: '',
  maxLength: 30,
  placeholder: 'e.g. Maya',
} as const satisfies Field
