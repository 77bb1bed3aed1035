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
