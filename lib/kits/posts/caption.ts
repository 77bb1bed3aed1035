import { mapValues } from '@/lib/core/map-values'
import type { emojiLimits } from '@/lib/core/strings/clean-text'
import { lengthCounters } from '@/lib/platforms/counting/network-lengths'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import type { NetworkField } from '@/lib/platforms/networks/network-field'
import { type CardDraft, measureField } from '@/lib/tool/build-card'
import { numberField, select } from '@/lib/tool/fields'
import type { FitContext } from '@/lib/tool/item'
import { buildCaption, findVisitorUrls, fitPost, type Post } from './post'

const lengthNames = { short: 'Short', medium: 'Medium', long: 'Long' } as const

/** The longest caption of each length in UTF-16 units, without hashtags. */
type LengthLimits = Readonly<Record<keyof typeof lengthNames, number>>

export type CaptionRules = {
  textLimits: LengthLimits
  isShortOneLine: boolean
  field: NetworkField
  /** The network's hashtags, where the card counts them. */
  hashtagField?: NetworkField
  preview?: 'tiktok-caption' | 'instagram-caption' | 'x-post'
}

export type CaptionInput = {
  prompt: string
  parameters: { length: keyof LengthLimits; hashtags: number; emoji: keyof typeof emojiLimits; cta?: string }
}

export function buildLengthField<const Default extends keyof LengthLimits>(
  limits: LengthLimits,
  defaultLength: Default,
) {
  const options = mapValues(lengthNames, (shortLabel, length) => ({
    label: `${shortLabel}, up to ${limits[length].toLocaleString('en')}`,
    shortLabel,
  }))
  const hint = 'In characters, not counting hashtags.'
  return select('length', 'Length', options, { default: defaultLength, isAlwaysVisible: true, hint })
}

/** `hint` states the limit. */
export function buildHashtagCountField({ max }: NetworkField, hint: string) {
  return numberField('hashtags', 'Hashtags', { min: 0, max, default: 3, hint })
}

/** The typical length of a hashtag and the space before it. */
const AVERAGE_TAG_LENGTH = 20

/** Shortens a caption to the chosen length and its network's limit, with room for hashtags and the visitor's links. */
export function fitCaption(post: Post, input: CaptionInput & FitContext, rules: CaptionRules): Post | null {
  const { prompt, parameters, visitorText, avoid, allowsNewFigures = false } = input
  const { max, unit } = rules.field
  const countUnits = lengthCounters[unit]
  const urlsLength = countUnits(findVisitorUrls(prompt).join('  '))
  const roomLength = max - parameters.hashtags * AVERAGE_TAG_LENGTH - urlsLength
  return fitPost(post, {
    visitorText,
    avoid,
    allowsNewFigures,
    maxTextLength: Math.min(rules.textLimits[parameters.length], roomLength),
    fitsPlatform: (caption) => countUnits(caption) <= max,
    maxHashtags: parameters.hashtags,
    allowsCallToAction: parameters.cta !== 'none',
    emojiLevel: parameters.emoji,
    isSingleLine: isSingleLine(input, rules),
  })
}

export function presentCaption(post: Post, input: CaptionInput, rules: CaptionRules) {
  const { field, hashtagField, preview } = rules
  const caption = buildCaption(post, isSingleLine(input, rules))
  const firstLineLength = measureUtf16Length(post.hook)
  const hashtags = post.hashtags.join(' ')
  return {
    heading: post.angle,
    parts: [
      { label: 'First line', text: post.hook, opening: 'used', rank: 'answer' },
      { label: 'Text', text: post.body, rank: 'answer' },
      { label: 'Call to action', text: post.cta, rank: 'answer' },
      { label: 'Hashtags', text: hashtags, rank: 'answer' },
    ],
    ...(preview && { preview: { kind: preview, text: caption } }),
    copy: caption,
    carry: post.hook,
    meters: [
      measureField('Caption', caption, field, 'copy'),
      hashtagField && measureField('Hashtags', hashtags, hashtagField, 'copy'),
    ],
    tags: [`first line ${firstLineLength} characters`],
    notes: [
      field.fold &&
        firstLineLength > field.fold.max &&
        `The first line is over about ${field.fold.max} characters, so it may be cut off.`,
    ],
  } satisfies CardDraft
}

export function isSingleLine(
  { parameters }: Pick<CaptionInput, 'parameters'>,
  { isShortOneLine }: Pick<CaptionRules, 'isShortOneLine'>,
): boolean {
  return isShortOneLine && parameters.length === 'short'
}
