import { buildHashtagCountField, buildLengthField } from '@/lib/kits/posts/post'
import { collectParts, getShortName, networkDetails } from '@/lib/platforms/networks'
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

/** The field for a caption, by network. */
export const networkCaptions = collectParts(networkDetails, 'caption', ['instagram', 'tiktok', 'facebook', 'linkedin'])

const networkOptions = (Object.keys(networkCaptions) as (keyof typeof networkCaptions)[]).map((value) => ({
  value,
  label: getShortName(value),
}))

/**
 * Maximum UTF-16 code units for each length option, excluding hashtags. A short caption fits above Instagram's “more”.
 */
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
