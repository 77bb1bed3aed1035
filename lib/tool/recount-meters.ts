import { blankPattern } from '@/lib/core/strings/blanks'
import { countWords } from '@/lib/core/strings/count-words'
import { countGraphemes } from '@/lib/platforms/counting/graphemes'
import { mastodonLength, threadsLength } from '@/lib/platforms/counting/measure'
import { byteLength, utf16Length, weightedLength } from '@/lib/platforms/counting/text-length'
import { measureTitleWidth } from '@/lib/platforms/google/search-result'
import { getTagsLength } from '@/lib/platforms/youtube/tags'
import type { Card, CardPart, Meter } from './card'

const counters: Readonly<Record<string, (text: string) => number>> = {
  characters: utf16Length,
  'characters on X': weightedLength,
  bytes: byteLength,
  pixels: measureTitleWidth,
  'visible characters': countGraphemes,
  'characters, emoji in bytes': threadsLength,
  'visible characters, links as 23': mastodonLength,
  words: countFilledWords,
  hashtags: (text) => text.match(/(?<![\p{L}\p{N}_&])[#＃][\p{L}\p{N}_]*[\p{L}_][\p{L}\p{N}_]*/gu)?.length ?? 0,
}

/** The words of a text in which a blank such as `[your number]` is one, as what replaces it will be. */
export function countFilledWords(text: string): number {
  return countWords(text.replace(blankPattern, '0'))
}

type EditedText = Pick<Card, 'copy' | 'parts'>

/**
 * A result's meters after its text was changed, in the platform's own unit. A meter of what stands beside the text, such
 * as the name above a bio, stays; one of what the new text no longer tells apart, such as the seconds that an edited
 * script takes to say, is left out rather than shown with an old value.
 */
export function recountMeters(before: Card, after: EditedText): readonly Meter[] {
  return (before.meters ?? []).flatMap((meter) => {
    const value = recountMeter(meter, before, after)
    return value === null ? [] : [{ ...meter, value }]
  })
}

function recountMeter(meter: Meter, before: Card, after: EditedText): number | null {
  const { of, unit, value } = meter
  const count = counters[unit]
  if (of === 'copy') return count?.(after.copy) ?? null
  if (of === 'tags') return getTagsLength(after.copy.split(',').flatMap((tag) => tag.trim() || []))
  if (of === 'said') return recountSpoken(meter, before, after)
  if (of === undefined) return null
  if ('line' in of) return count?.(after.copy.split('\n')[of.line] ?? '') ?? null
  const hasSameLabel = (part: CardPart) => part.label === of.part
  const [oldTexts, newTexts] = [before, after].map(({ parts }) => parts.filter(hasSameLabel).map(({ text }) => text))
  if (!newTexts || newTexts.length === 0 || !count) return null
  return newTexts.join('\n') === oldTexts?.join('\n') ? value : Math.max(...newTexts.map(count))
}

/** Words and seconds of a script whose lines are still told apart: what is said, or read, is its left column. */
function recountSpoken({ unit, value }: Meter, before: Card, after: EditedText): number | null {
  const [oldTexts, newTexts] = [getLeftColumnTexts(before), getLeftColumnTexts(after)]
  if (oldTexts.length === 0 || oldTexts.length !== newTexts.length) return null
  const added = countWords(newTexts.join('\n')) - countWords(oldTexts.join('\n'))
  if (unit === 'words') return value + added
  return before.pace ? value + Math.round((added * 60) / before.pace) : null
}

function getLeftColumnTexts({ parts }: Pick<Card, 'parts'>): string[] {
  return parts.flatMap(({ column, text }) => (column === 'left' ? text : []))
}
