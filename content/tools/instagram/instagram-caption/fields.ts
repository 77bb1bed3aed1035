import { detailFields } from '@/lib/tool/detail-fields'
import type { Field, ParametersOf } from '@/lib/tool/form'
import { avoidField, countField, emojiField, languageField, toneField } from '@/lib/tool/shared-fields'

export const instagramFields = [
  {
    kind: 'select',
    name: 'post',
    label: 'Kind of post',
    default: 'photo',
    options: [
      { value: 'photo', label: 'Photo' },
      { value: 'reel', label: 'Reel' },
      { value: 'carousel', label: 'Carousel' },
      { value: 'launch', label: 'Launch' },
      { value: 'story', label: 'Personal story' },
    ],
  },
  {
    kind: 'select',
    name: 'length',
    label: 'Length',
    default: 'medium',
    shown: true,
    hint: 'Characters, without hashtags.',
    options: [
      { value: 'short', label: 'Short, up to 150', short: 'Short' },
      { value: 'medium', label: 'Medium, up to 500', short: 'Medium' },
      { value: 'long', label: 'Long, up to 1,500', short: 'Long' },
    ],
  },
  toneField,
  {
    kind: 'select',
    name: 'goal',
    label: 'Goal',
    default: 'comments',
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
  {
    kind: 'number',
    name: 'hashtags',
    label: 'Hashtags',
    min: 0,
    max: 5,
    default: 3,
    hint: 'Instagram allows five.',
  },
  countField('4', ['2', '4', '6']),
  emojiField,
  ...detailFields,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type InstagramInput = { prompt: string; parameters: ParametersOf<typeof instagramFields> }
export type PostKind = InstagramInput['parameters']['post']

/** Most characters of each length, in UTF-16 units, without hashtags. */
export const textLimits = { short: 150, medium: 500, long: 1500 } as const
