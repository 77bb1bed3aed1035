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
} from '@/lib/tool/shared-fields'

/** Maximum characters per length in UTF-16 units, without hashtags. */
export const textLimits = { short: 150, medium: 500, long: 1500 } as const

export const captionFields = [
  {
    kind: 'select',
    name: 'post',
    label: 'Kind of post',
    default: 'photo',
    hint: modelOnlyHint,
    options: [
      { value: 'photo', label: 'Photo' },
      { value: 'reel', label: 'Reel' },
      { value: 'carousel', label: 'Carousel' },
      { value: 'launch', label: 'Launch' },
      { value: 'story', label: 'Personal story' },
    ],
  },
  buildLengthField(textLimits, 'medium'),
  toneField,
  {
    kind: 'select',
    name: 'goal',
    label: 'Goal',
    default: 'comments',
    hint: modelOnlyHint,
    options: [
      { value: 'comments', label: 'Comments' },
      { value: 'saves', label: 'Saves' },
      { value: 'shares', label: 'Shares' },
      { value: 'clicks', label: 'Profile link clicks' },
      { value: 'sales', label: 'Sales' },
    ],
  },
  {
    kind: 'select',
    name: 'cta',
    label: 'Call to action',
    default: 'auto',
    options: [
      { value: 'auto', label: 'Match my goal' },
      { value: 'comments', label: 'A question' },
      { value: 'saves', label: 'Save' },
      { value: 'shares', label: 'Share' },
      { value: 'clicks', label: 'Profile link' },
      { value: 'none', label: 'None' },
    ],
  },
  buildHashtagCountField('Instagram allows five.'),
  createCountField('4', ['2', '4', '6']),
  emojiField,
  ...detailFields,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type CaptionInput = { prompt: string; parameters: FieldParameters<typeof captionFields> }
export type PostKind = CaptionInput['parameters']['post']
