import { detailFields } from '@/lib/tool/detail-fields'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, languageField, nicheField } from '@/lib/tool/shared-fields'

export const thumbnailFields = [
  {
    kind: 'select',
    name: 'face',
    label: 'Your face',
    default: 'yes',
    options: [
      { value: 'yes', label: 'In the picture' },
      { value: 'no', label: 'Not in it' },
    ],
  },
  {
    kind: 'select',
    name: 'style',
    label: 'Style',
    default: 'photo',
    isAlwaysVisible: true,
    options: [
      { value: 'photo', label: 'Photo' },
      { value: 'bold', label: 'Bold, cut-out subject' },
      { value: 'calm', label: 'Calm, lots of space' },
      { value: 'drawn', label: 'Drawn or diagram' },
    ],
  },
  nicheField,
  ...detailFields,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type ThumbnailInput = { prompt: string; parameters: FieldParameters<typeof thumbnailFields> }
