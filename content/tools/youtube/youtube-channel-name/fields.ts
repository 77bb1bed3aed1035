import { avoidField, languageField } from '@/content/tools/shared-fields'
import type { Field, ParametersOf } from '@/lib/tool-form'
import type { Topic } from '@/lib/writing/topic'

export const channelNameFields = [
  {
    kind: 'select',
    name: 'count',
    label: 'How many',
    default: '12',
    options: [
      { value: '8', label: '8' },
      { value: '12', label: '12' },
      { value: '20', label: '20' },
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
    kind: 'select',
    name: 'length',
    label: 'Length',
    default: 'medium',
    options: [
      { value: 'short', label: 'Short, up to 14 characters' },
      { value: 'medium', label: 'Medium, up to 20' },
      { value: 'long', label: 'Long, up to 30' },
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
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type ChannelNameInput = { prompt: string; parameters: ParametersOf<typeof channelNameFields> }

export type ChannelNameDraftInput = ChannelNameInput & { topic: Topic }

/** Longest name for each choice, in characters. A handle holds 30, so that the longest still fits into one. */
export const longest = { short: 14, medium: 20, long: 30 } as const
