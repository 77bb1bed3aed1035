import { z } from 'zod'
import { detailFields } from '@/lib/tool/detail-fields'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, createCountField, languageField, toneField, videoGoalField } from '@/lib/tool/shared-fields'

export const hookFields = [
  createCountField('6', ['3', '6', '10']),
  videoGoalField,
  {
    kind: 'choices',
    name: 'families',
    label: 'Ways to open',
    default: [],
    hint: 'Choose none for a mix. A quick draft uses the ones your line allows.',
    options: [
      { value: 'cold-start', label: 'Straight in' },
      { value: 'mid-story', label: 'Mid-story' },
      { value: 'open-question', label: 'Question' },
      { value: 'list-promise', label: 'List' },
      { value: 'bold-claim', label: 'Bold claim' },
      { value: 'cold-open-result', label: 'Result first' },
      { value: 'specific-number', label: 'Specific number' },
      { value: 'call-out', label: 'Call-out' },
    ],
  },
  toneField,
  ...detailFields,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type HookInput = { prompt: string; parameters: FieldParameters<typeof hookFields> }

/** Ways to open, in display order; `quiet` is for hard days and not selectable. */
export const families = {
  'cold-start': { label: 'Straight in' },
  'mid-story': { label: 'Mid-story' },
  'open-question': { label: 'Question' },
  'list-promise': { label: 'List' },
  'bold-claim': { label: 'Bold claim' },
  'cold-open-result': { label: 'Result first' },
  'specific-number': { label: 'Specific number' },
  'call-out': { label: 'Call-out' },
  quiet: { label: 'Quietly' },
} as const

export type Family = keyof typeof families

const familyIds = Object.keys(families) as [Family, ...Family[]]

export const hookSchema = z.object({
  family: z.enum(familyIds).describe('The way of opening that this hook uses.'),
  spoken: z.string().describe('The first words said aloud, at most 15 words, speakable in one breath.'),
  onScreenText: z
    .string()
    .describe('Text on screen in the first frame: 3 to 7 words that spoken does not say; empty for none.'),
  firstFrame: z.string().describe('What the camera shows in the first half second, one short phrase; empty for none.'),
})

export type Hook = z.infer<typeof hookSchema>
