import { blankPattern, countBlanks } from '@/lib/core/strings/blanks'
import { getFirstWord } from '@/lib/core/strings/first-word'
import { isNearDuplicate, toWordSet } from '@/lib/core/strings/near-duplicate'
import type { Line } from '@/lib/writer/frames/line-picker'

/** Six results that differ in form beat ten alike. */
const MAX_RESULTS = 6

/** How many results a run gives at most where so many were asked for. */
export function limitResultCount(count: string): number {
  return Math.min(Number(count), MAX_RESULTS)
}

/** Fewer results than this look like a mistake. */
const MIN_RESULTS = 3

/**
 * The lines that become a run's results: no two that say nearly the same, whatever their blanks ask for. What only says the visitor's `ownLine` line comes first, then whole
 * lines, those that open anew before the others; then lines with one blank, a third of the run at most; more blanks only where there is little else.
 */
export function chooseLines(lines: readonly Line[], max: number, ownLine = ''): Line[] {
  const sorted = lines.toSorted((a, b) => Number(repeatsOwnLine(b, ownLine)) - Number(repeatsOwnLine(a, ownLine)))
  const { different, echoes: nearDuplicates } = separateDuplicates(sorted, toWordSet(ownLine))
  const complete = sortNewOpeningsFirst(different.filter((line) => countLineBlanks(line) === 0))
  const withOneBlank = different.filter((line) => countLineBlanks(line) === 1)
  const outlines = withOneBlank.slice(0, Math.max(Math.floor(max / 3), MIN_RESULTS - complete.length))
  const chosen = [...complete.slice(0, max - outlines.length), ...outlines]
  const spare = [...different, ...nearDuplicates]
    .filter((line) => !chosen.includes(line))
    .toSorted((a, b) => countLineBlanks(a) - countLineBlanks(b))
  return [...chosen, ...spare.slice(0, Math.max(0, MIN_RESULTS - chosen.length))].slice(0, max)
}

const repeatsOwnLine = ({ text }: Line, ownLine: string) =>
  ownLine !== '' && stripPunctuation(text) === stripPunctuation(ownLine)

const stripPunctuation = (text: string) => text.replace(/[\p{P}\s]+/gu, '').toLowerCase()

const countLineBlanks = ({ text }: Line) => countBlanks(text)

function sortNewOpeningsFirst(lines: readonly Line[]): Line[] {
  const openings = new Set<string>()
  const [newOpenings, others]: [Line[], Line[]] = [[], []]
  for (const line of lines) {
    const word = getFirstWord(line.text)
    const isKnown = openings.has(word)
    openings.add(word)
    if (isKnown) others.push(line)
    else newOpenings.push(line)
  }
  return [...newOpenings, ...others]
}

/** Of two lines that say nearly the same the shorter one stays. Every blank counts as the same word. */
function separateDuplicates(
  lines: readonly Line[],
  ownWords: ReadonlySet<string>,
): { different: Line[]; echoes: Line[] } {
  const wordsByKeptLine = new Map<Line, ReadonlySet<string>>()
  for (const line of lines.toSorted(
    (a, b) => countLineBlanks(a) - countLineBlanks(b) || a.text.length - b.text.length,
  )) {
    const words = toWordSet(line.text.replace(blankPattern, ' blank '))
    if (![...wordsByKeptLine.values()].some((earlier) => isNearDuplicate(earlier, words, ownWords)))
      wordsByKeptLine.set(line, words)
  }
  return {
    different: lines.filter((line) => wordsByKeptLine.has(line)),
    echoes: lines.filter((line) => !wordsByKeptLine.has(line)),
  }
}
