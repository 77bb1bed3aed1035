import type { Field, ParametersOf } from '@/lib/tool/form'
import {
  audienceField,
  avoidField,
  countField,
  emojiField,
  languageField,
  toneField,
} from '@/lib/tool/shared-fields'
import type { Topic } from '@/lib/writer/topic'

export const tweetFields = [
  {
    kind: 'select',
    name: 'style',
    label: 'Kind of post',
    default: 'any',
    options: [
      { value: 'any', label: 'A mix of all' },
      { value: 'one-liner', label: 'One-liner' },
      { value: 'contrarian', label: 'Against the usual advice' },
      { value: 'number', label: 'With a number of yours' },
      { value: 'confession', label: 'Confession' },
      { value: 'question', label: 'Question' },
      { value: 'list', label: 'Short list' },
    ],
  },
  countField('6', ['3', '6', '10']),
  toneField,
  emojiField,
  audienceField,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type TweetInput = { prompt: string; parameters: ParametersOf<typeof tweetFields> }

export type TweetDraftInput = TweetInput & { topic: Topic }
