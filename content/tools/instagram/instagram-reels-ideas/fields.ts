import { z } from 'zod'
import { ideaSchema } from '@/lib/kits/video-ideas/idea'
import { detailFields } from '@/lib/tool/detail-fields'
import type { Field, FieldParameters } from '@/lib/tool/form'
import {
  avoidField,
  createCountField,
  equipmentField,
  languageField,
  nicheField,
  toneField,
  videoFormatField,
  videoGoalField,
} from '@/lib/tool/shared-fields'

export const reelFields = [
  createCountField('5', ['3', '5', '8']),
  videoFormatField,
  {
    kind: 'select',
    name: 'length',
    label: 'Length',
    default: '15-30',
    options: [
      { value: '15-30', label: '15 to 30 seconds' },
      { value: '30-60', label: '30 to 60 seconds' },
      { value: '60-plus', label: 'Over a minute' },
    ],
  },
  {
    kind: 'select',
    name: 'audio',
    label: 'Sound',
    default: 'any',
    options: [
      { value: 'any', label: 'Best fit' },
      { value: 'voice', label: 'My voice' },
      { value: 'natural', label: 'Natural sound' },
      { value: 'music', label: 'Music, no speech' },
    ],
  },
  equipmentField,
  videoGoalField,
  nicheField,
  toneField,
  ...detailFields,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type ReelInput = { prompt: string; parameters: FieldParameters<typeof reelFields> }

export const reelSchema = ideaSchema.extend({
  coverText: z
    .string()
    .describe(
      'Words on the cover as it stands in the profile grid, 2 to 6 words, not a repeat of onScreenText; empty when there is none.',
    ),
  audio: z
    .string()
    .describe('What is heard: voice, sound of the place or the kind of music, in one sentence; no song is named.'),
})

export type Reel = z.infer<typeof reelSchema>
