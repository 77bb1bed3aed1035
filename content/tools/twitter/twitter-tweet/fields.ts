import { detailFields } from '@/lib/tool/detail-fields'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, createCountField, emojiField, languageField, toneField } from '@/lib/tool/shared-fields'

export const tweetFields = [
  {
    kind: 'select',
    name: 'style',
    label: 'Kind of post',
    default: 'any',
    isAlwaysVisible: true,
    options: [
      { value: 'any', label: 'A mix' },
      { value: 'one-liner', label: 'One-liner' },
      { value: 'contrarian', label: 'Opinion' },
      { value: 'number', label: 'With my number' },
      { value: 'confession', label: 'Story' },
      { value: 'question', label: 'Question' },
      { value: 'list', label: 'Short list' },
    ],
  },
  createCountField('6', ['3', '6', '10']),
  toneField,
  emojiField,
  ...detailFields,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type TweetInput = { prompt: string; parameters: FieldParameters<typeof tweetFields> }
