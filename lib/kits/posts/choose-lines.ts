import { blankPattern, countBlanks } from '@/lib/core/strings/blanks'
import { firstWord } from '@/lib/core/strings/first-word'
import { isNearDuplicate, toWordSet } from '@/lib/core/strings/near-duplicate'
import type { Line } from '@/lib/writer/frames/lines'

/** Six results that differ in form beat ten alike. */
const MAX_RESULTS = 6

/** How many results a run gives at most where so many were asked for. */
export function mostOf(count: string): number {
  return Math.min(Number(count), MAX_RESULTS)
}

/** Fewer results than this look like a mistake. */
const FEW = 3

/**
 * The lines that become a run's results: no two that say nearly the same, whatever their blanks ask for. What only says the visitor's `own` line comes first, then whole
 * lines, those that open anew before the others; then lines with one blank, a third of the run at most; more blanks only where there is little else.
 */
export function chooseLines(lines: readonly Line[], most: number, own = ''): Line[] {
  const sorted = lines.toSorted((a, b) => Number(saysOnly(b, own)) - Number(saysOnly(a, own)))
  const { different, echoes } = apart(sorted, toWordSet(own))
  const whole = freshFirst(different.filter((line) => blanks(line) === 0))
  const almost = different.filter((line) => blanks(line) === 1)
  const outlines = almost.slice(0, Math.max(Math.floor(most / 3), FEW - whole.length))
  const chosen = [...whole.slice(0, most - outlines.length), ...outlines]
  const spare = [...different, ...echoes]
    .filter((line) => !chosen.includes(line))
    .toSorted((a, b) => blanks(a) - blanks(b))
  return [...chosen, ...spare.slice(0, Math.max(0, FEW - chosen.length))].slice(0, most)
}

const saysOnly = ({ text }: Line, own: string) => own !== '' && bare(text) === bare(own)

const bare = (text: string) => text.replace(/[\p{P}\s]+/gu, '').toLowerCase()

const blanks = ({ text }: Line) => countBlanks(text)

function freshFirst(lines: readonly Line[]): Line[] {
  const openings = new Set<string>()
  const [fresh, others]: [Line[], Line[]] = [[], []]
  for (const line of lines) {
    const word = firstWord(line.text)
    const known = openings.has(word)
    openings.add(word)
    if (known) others.push(line)
    else fresh.push(line)
  }
  return [...fresh, ...others]
}

/** Of two lines that say nearly the same the shorter one stays. Every blank counts as the same word. */
function apart(lines: readonly Line[], known: ReadonlySet<string>): { different: Line[]; echoes: Line[] } {
  const kept = new Map<Line, ReadonlySet<string>>()
  for (const line of lines.toSorted((a, b) => blanks(a) - blanks(b) || a.text.length - b.text.length)) {
    const words = toWordSet(line.text.replace(blankPattern, ' blank '))
    if (![...kept.values()].some((earlier) => isNearDuplicate(earlier, words, known))) kept.set(line, words)
  }
  return {
    different: lines.filter((line) => kept.has(line)),
    echoes: lines.filter((line) => !kept.has(line)),
  }
}
