import { blank, hasBlank } from '@/lib/fit/blanks'
import { isNearDuplicate, wordsOf } from '@/lib/fit/near-duplicate'
import type { Line } from '@/lib/writer/frames/lines'
import { firstWord } from '@/lib/writer/phrasing/openings'

/** Six results that differ in form beat ten alike. */
const MAX_RESULTS = 6

/** How many results a run gives at most where so many were asked for. */
export function mostOf(count: string): number {
  return Math.min(Number(count), MAX_RESULTS)
}

/**
 * The lines that become a run's results, in their order: no two that say nearly the same or differ by a blank alone, new
 * openings before those that another line has, and a third of them outlines at most, as long as there are others.
 */
export function chooseLines(lines: readonly Line[], most: number): Line[] {
  const different = withoutEcho(lines)
  const whole = different.filter(({ text }) => !hasBlank(text)).length
  let outlines = Math.max(Math.floor(most / 3), most - whole)
  const ready = different.filter(({ text }) => !hasBlank(text) || outlines-- > 0)
  const openings = new Set<string>()
  const [fresh, others]: [Line[], Line[]] = [[], []]
  for (const line of ready) {
    const word = firstWord(line.text)
    const known = openings.has(word)
    openings.add(word)
    if (known) others.push(line)
    else fresh.push(line)
  }
  return [...fresh, ...others].slice(0, most)
}

function withoutEcho(lines: readonly Line[]): Line[] {
  const kept: { line: Line; words: ReadonlySet<string> }[] = []
  for (const line of lines) {
    const words = wordsOf(line.text.replace(blank, ' '))
    if (!kept.some((earlier) => isNearDuplicate(earlier.words, words))) kept.push({ line, words })
  }
  return kept.map(({ line }) => line)
}
