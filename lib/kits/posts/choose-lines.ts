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
 * The lines that become a run's results: no two that say nearly the same, whatever their blanks ask for. What only says the visitor's `visitorLine` line comes first, then whole
 * lines, those that open anew before the others; then lines with one blank, a third of the run at most; more blanks only where there is little else.
 */
export function chooseLines(lines: readonly Line[], maxLines: number, visitorLine = ''): Line[] {
  const sortedLines = lines.toSorted(
    (a, b) => Number(repeatsVisitorLine(b, visitorLine)) - Number(repeatsVisitorLine(a, visitorLine)),
  )
  const { distinctLines, nearDuplicates } = separateDuplicates(sortedLines, toWordSet(visitorLine))
  const completeLines = sortNewOpeningsFirst(distinctLines.filter((line) => countLineBlanks(line) === 0))
  const linesWithOneBlank = distinctLines.filter((line) => countLineBlanks(line) === 1)
  const keptLinesWithBlank = linesWithOneBlank.slice(
    0,
    Math.max(Math.floor(maxLines / 3), MIN_RESULTS - completeLines.length),
  )
  const chosenLines = [...completeLines.slice(0, maxLines - keptLinesWithBlank.length), ...keptLinesWithBlank]
  const spareLines = [...distinctLines, ...nearDuplicates]
    .filter((line) => !chosenLines.includes(line))
    .toSorted((a, b) => countLineBlanks(a) - countLineBlanks(b))
  return [...chosenLines, ...spareLines.slice(0, Math.max(0, MIN_RESULTS - chosenLines.length))].slice(0, maxLines)
}

const repeatsVisitorLine = ({ text }: Line, visitorLine: string) =>
  visitorLine !== '' && stripPunctuation(text) === stripPunctuation(visitorLine)

const stripPunctuation = (text: string) => text.replace(/[\p{P}\s]+/gu, '').toLowerCase()

const countLineBlanks = ({ text }: Line) => countBlanks(text)

function sortNewOpeningsFirst(lines: readonly Line[]): Line[] {
  const firstWords = new Set<string>()
  const [linesWithNewOpening, otherLines]: [Line[], Line[]] = [[], []]
  for (const line of lines) {
    const firstWord = getFirstWord(line.text)
    const isRepeated = firstWords.has(firstWord)
    firstWords.add(firstWord)
    if (isRepeated) otherLines.push(line)
    else linesWithNewOpening.push(line)
  }
  return [...linesWithNewOpening, ...otherLines]
}

/** Of two lines that say nearly the same the shorter one stays. Every blank counts as the same word. */
function separateDuplicates(
  lines: readonly Line[],
  visitorWords: ReadonlySet<string>,
): { distinctLines: Line[]; nearDuplicates: Line[] } {
  const wordsByKeptLine = new Map<Line, ReadonlySet<string>>()
  for (const line of lines.toSorted(
    (a, b) => countLineBlanks(a) - countLineBlanks(b) || a.text.length - b.text.length,
  )) {
    const words = toWordSet(line.text.replace(blankPattern, ' blank '))
    if (![...wordsByKeptLine.values()].some((keptWords) => isNearDuplicate(keptWords, words, visitorWords)))
      wordsByKeptLine.set(line, words)
  }
  return {
    distinctLines: lines.filter((line) => wordsByKeptLine.has(line)),
    nearDuplicates: lines.filter((line) => !wordsByKeptLine.has(line)),
  }
}
