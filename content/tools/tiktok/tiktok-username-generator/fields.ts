import type { Field, ParametersOf } from '@/lib/tool-form'
import type { Topic } from '@/lib/writing/topic'

export const usernameFields = [
  {
    kind: 'select',
    name: 'count',
    label: 'How many',
    default: '20',
    options: [
      { value: '10', label: '10' },
      { value: '20', label: '20' },
      { value: '30', label: '30' },
    ],
  },
  {
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
  },
  {
    kind: 'text',
    name: 'name',
    label: 'Your name or nickname',
    default: '',
    maxLength: 30,
    placeholder: 'e.g. Maya',
  },
  {
    kind: 'number',
    name: 'maxLength',
    label: 'Longest username',
    default: 15,
    min: 4,
    max: 24,
    hint: 'TikTok allows 24. With 15 it can be the same on X.',
  },
  { kind: 'toggle', name: 'numbers', label: 'Numbers', default: false },
  { kind: 'toggle', name: 'punctuation', label: 'Full stops and underscores', default: true },
  { kind: 'text', name: 'startsWith', label: 'Starts with', default: '', maxLength: 12 },
  { kind: 'text', name: 'endsWith', label: 'Ends with', default: '', maxLength: 12 },
] as const satisfies readonly Field[]

export type UsernameInput = { prompt: string; parameters: ParametersOf<typeof usernameFields> }

export type UsernameDraftInput = UsernameInput & { topic: Topic }
