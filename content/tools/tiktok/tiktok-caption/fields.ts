import { buildHashtagCountField, buildLengthField } from '@/lib/kits/posts/post'
import { detailFields } from '@/lib/tool/detail-fields'
import type { Field, FieldParameters } from '@/lib/tool/form'
import {
  avoidField,
  createCountField,
  emojiField,
  languageField,
  modelOnlyHint,
  toneField,
  videoGoalField,
} from '@/lib/tool/shared-fields'

/** Longest caption of each length, in UTF-16 units, without hashtags. */
export const textLimits = { short: 100, medium: 300, long: 1000 } as const

export const captionFields = [
  buildLengthField(textLimits, 'short'),
  toneField,
  videoGoalField,
  {
    kind: 'select',
    name: 'cta',
    label: 'Call to action',
    default: 'auto',
    options: [
      { value: 'auto', label: 'Match my goal' },
      { value: 'comment', label: 'Comment' },
      { value: 'save', label: 'Save' },
      { value: 'follow', label: 'Follow' },
      { value: 'none', label: 'None' },
    ],
  },
  buildHashtagCountField('TikTok allows five.'),
  {
    kind: 'text',
    name: 'keyword',
    label: 'Search phrase',
    default: '',
    maxLength: 60,
    placeholder: 'What people would type to find you',
    hint: modelOnlyHint,
  },
  createCountField('5', ['3', '5', '10']),
  emojiField,
  ...detailFields,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type CaptionInput = { prompt: string; parameters: FieldParameters<typeof captionFields> }
