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

export const ideaFields = [
  createCountField('5', ['3', '5', '8']),
  videoFormatField,
  {
    kind: 'select',
    name: 'length',
    label: 'Length',
    default: '30-60',
    options: [
      { value: '15-30', label: '15 to 30 seconds' },
      { value: '30-60', label: '30 to 60 seconds' },
      { value: '60-plus', label: 'Over a minute' },
    ],
    hint: 'Creator Rewards needs a minute or more.',
  },
  equipmentField,
  videoGoalField,
  nicheField,
  toneField,
  ...detailFields,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type IdeaInput = { prompt: string; parameters: FieldParameters<typeof ideaFields> }
