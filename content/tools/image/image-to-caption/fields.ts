import { buildHashtagCountField, buildLengthField } from '@/lib/kits/posts/caption-fields'
import { detailFields } from '@/lib/tool/detail-fields'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { modelOnlyHint } from '@/lib/tool/model-only-hint'
import { avoidField, createCountField, emojiField, languageField, toneField } from '@/lib/tool/shared-fields'
import { captionNetworks } from './networks'

const networkOptions = Object.entries(captionNetworks).map(([value, { name }]) => ({
  value: value as keyof typeof captionNetworks,
  label: name,
}))

/** Maximum characters per length in UTF-16 units, without hashtags. A short caption fits above Instagram's “more”. */
export const textLimits = { short: 125, medium: 400, long: 1000 } as const

export const captionFields = [
  {
    kind: 'select',
    name: 'platform',
    label: 'For',
    default: 'instagram',
    isAlwaysVisible: true,
    options: networkOptions,
  },
  buildLengthField(textLimits, 'medium'),
  toneField,
  buildHashtagCountField('Five is the most Instagram takes.'),
  {
    kind: 'text',
    name: 'keyword',
    label: 'Search words',
    default: '',
    maxLength: 60,
    placeholder: 'What people would type to find it',
    hint: modelOnlyHint,
  },
  createCountField('5', ['3', '5']),
  emojiField,
  ...detailFields,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type CaptionInput = { prompt: string; parameters: FieldParameters<typeof captionFields> }
