import { z } from 'zod'
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

/** Kinds of posts, in display order; `quiet` is for hard days and not selectable. */
export const styles = {
  'one-liner': { label: 'One-liner' },
  contrarian: { label: 'Opinion' },
  number: { label: 'With your number' },
  confession: { label: 'Story' },
  question: { label: 'Question' },
  list: { label: 'Short list' },
  quiet: { label: 'Quietly' },
} as const

export type Style = keyof typeof styles

const styleIds = Object.keys(styles) as [Style, ...Style[]]

export const tweetSchema = z.object({
  style: z.enum(styleIds).describe('The kind of post.'),
  text: z.string().describe('The whole post, best below 200 characters. Line breaks where it breathes.'),
})

export type Tweet = z.infer<typeof tweetSchema>
