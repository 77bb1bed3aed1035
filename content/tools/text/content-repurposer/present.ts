import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { measureUtf16Length, measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { instagramCaption } from '@/lib/platforms/networks/instagram'
import { linkedinPost } from '@/lib/platforms/networks/linkedin'
import { xPost } from '@/lib/platforms/networks/x'
import type { Card, CardPart, Meter } from '@/lib/tool/card'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import { type Output, type RepurposeInput, targetNames } from './fields'
import { formatOutput, limits, SCRIPT_WORDS_PER_MINUTE, toPosts } from './fit'

const folds = {
  linkedin: { max: linkedinPost.fold.max, says: 'LinkedIn' },
  'ig-caption': { max: instagramCaption.fold.max, says: 'Instagram' },
} as const

export function present(output: Output, { parameters }: RepurposeInput): Omit<Card, 'id' | 'item'> {
  const { kind, parts } = output
  const copy = formatOutput(output, parameters.numbering)
  const note = buildFoldNote(output)
  return {
    heading: targetNames[kind],
    parts: buildParts(output, parameters.numbering),
    copy,
    carry: truncateAtWord((parts[0] ?? copy).replace(/\s+/g, ' '), MAX_CARRY_LENGTH),
    meters: [buildMeter(output, copy, parameters.numbering)],
    ...(kind === 'ig-caption' && { preview: { kind: 'instagram-caption' as const, text: copy } }),
    ...(kind === 'tiktok-script' && { pace: SCRIPT_WORDS_PER_MINUTE }),
    ...(note && { notes: [note] }),
  }
}

const rank = 'answer' as const

function buildParts(output: Output, numbering: RepurposeInput['parameters']['numbering']): CardPart[] {
  const { kind, title, parts, hashtags } = output
  if (kind === 'x-thread') return toPosts(output, numbering).map((text) => ({ label: 'Post', text, rank }))
  if (kind === 'tiktok-script') return parts.map((text) => ({ text, rank, spoken: true as const }))
  return [
    ...(title ? [{ label: 'Subject', text: title, rank }] : []),
    ...parts.map((text) => ({ text, rank })),
    ...(hashtags.length > 0 ? [{ text: hashtags.join(' '), rank }] : []),
  ]
}

function buildMeter(output: Output, copy: string, numbering: RepurposeInput['parameters']['numbering']): Meter {
  const { kind } = output
  if (kind === 'x-thread') {
    const value = Math.max(...toPosts(output, numbering).map(measureWeightedLength))
    return { label: 'Longest post', value, limit: xPost.max, unit: 'characters on X', of: { part: 'Post' } }
  }
  const { max, measure, unit } = limits[kind]
  const isRecommendation = kind === 'newsletter' || kind === 'tiktok-script'
  return {
    label: kind === 'tiktok-script' ? 'Words for a minute' : 'Length',
    value: measure(copy),
    limit: max,
    unit,
    of: 'copy',
    ...(isRecommendation && { target: true as const }),
  }
}

function buildFoldNote({ kind, parts: [firstPart = ''] }: Output): string | null {
  if (kind !== 'linkedin' && kind !== 'ig-caption') return null
  const { max, says: networkName } = folds[kind]
  return measureUtf16Length(firstPart) > max
    ? `The first paragraph is over about ${max} characters, where ${networkName} cuts with “more”.`
    : null
}
