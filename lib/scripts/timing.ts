import { countWords } from '@/lib/platforms/count'
import { type Spoken, wordsOf } from './word-budget'

/** Time that a beat needs beyond its words, so that a beat without words still shows something. */
const pause = 2

/** The beats without gaps from 0 to `length` seconds, each as long as its words make it. */
export function timed<Beat extends Spoken>(
  beats: readonly Beat[],
  length: number,
): (Beat & { start: number; end: number })[] {
  const weights = beats.map(({ say }) => countWords(say) + pause)
  const sum = weights.reduce((whole, weight) => whole + weight, 0)
  let weight = 0
  let start = 0
  return beats.map((beat, index) => {
    weight += weights[index] ?? 0
    const last = index === beats.length - 1
    const end = last ? length : Math.max(start + 1, Math.round((weight * length) / sum))
    const placed = { ...beat, start, end: Math.min(end, length) }
    start = placed.end
    return placed
  })
}

/**
 * Beats whose spoken words are at most `budget`: whole sentences go, from the end of the wordiest beat between the first
 * and the last, and a beat left without words goes with them. Null where no sentence can go any more.
 */
export function withinBudget<Beat extends Spoken>(beats: readonly Beat[], budget: number): Beat[] | null {
  let kept = [...beats]
  while (wordsOf(kept) > budget) {
    const middle = kept.slice(1, -1)
    const longest = middle.reduce<Beat | null>(
      (most, beat) => (most && countWords(most.say) >= countWords(beat.say) ? most : beat),
      null,
    )
    if (!longest) return null
    const say = withoutLastSentence(longest.say)
    kept =
      say === ''
        ? kept.filter((beat) => beat !== longest)
        : kept.map((beat) => (beat === longest ? { ...beat, say } : beat))
  }
  return kept
}

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' })

function withoutLastSentence(text: string): string {
  return [...sentences.segment(text)]
    .slice(0, -1)
    .map(({ segment }) => segment)
    .join('')
    .trim()
}
