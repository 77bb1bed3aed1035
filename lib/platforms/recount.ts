import type { Meter } from '@/lib/tool/card'
import { byteLength, countWords, utf16Length, weightedLength } from './count'

const counters: Readonly<Record<string, (text: string) => number>> = {
  characters: utf16Length,
  'weighted characters': weightedLength,
  bytes: byteLength,
  words: countWords,
  hashtags: (text) =>
    text.match(/(?<![\p{L}\p{N}_&])[#＃][\p{L}\p{N}_]*[\p{L}_][\p{L}\p{N}_]*/gu)?.length ?? 0,
}

/** What a meter may have counted of a text: all of it, or one of its lines. */
const readings: readonly ((text: string, index: number) => string)[] = [
  (text) => text,
  (text, index) => text.split('\n')[index] ?? '',
]

/**
 * A result's meters after its text was changed, in the platform's own unit. A meter of what stands `beside` the text, such
 * as the name above a bio, stays; any other, such as the seconds a text takes to say, is left out rather than shown with
 * an old value.
 */
export function recounted(
  meters: readonly Meter[],
  before: string,
  after: string,
  beside: readonly string[] = [],
): readonly Meter[] {
  return meters.flatMap((meter, index) => {
    const count = counters[meter.unit]
    const reading = count && readings.find((read) => count(read(before, index)) === meter.value)
    if (reading) return [{ ...meter, value: count(reading(after, index)) }]
    return count && beside.some((text) => count(text) === meter.value) ? [meter] : []
  })
}

/** Meters after one passage of the text, which they all counted, was replaced by another. */
export function countedWith(
  meters: readonly Meter[],
  { before, after, pace }: { before: string; after: string; pace?: number | undefined },
): readonly Meter[] {
  return meters.flatMap((meter) => {
    const added = differenceIn(meter.unit, before, after, pace)
    return added === null ? [] : [{ ...meter, value: meter.value + added }]
  })
}

function differenceIn(unit: string, before: string, after: string, pace: number | undefined): number | null {
  if (unit === 'seconds') {
    return pace ? Math.round(((countWords(after) - countWords(before)) * 60) / pace) : null
  }
  const count = counters[unit]
  return count ? count(after) - count(before) : null
}
