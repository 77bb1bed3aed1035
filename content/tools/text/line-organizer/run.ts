import { formatCount } from '@/lib/core/format/format-number'
import { createRandom } from '@/lib/core/random'
import { collapseWhitespace } from '@/lib/core/strings/collapse-whitespace'
import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { countGraphemes } from '@/lib/platforms/counting/graphemes'
import { buildFigures, buildTable, type TextInput, type TextResult } from '@/lib/tool/text-tool'
import type lineOrganizer from './tool'

/** Columns count from 1, and values may have CSV quotes. A line with fewer columns yields ''. */
function extractColumn(lines: readonly string[], columnNumber: number): string[] {
  const separator = detectSeparator(lines)
  return lines.map((line) => unquote(splitCells(line, separator)[columnNumber - 1] ?? ''))
}

/** Uses the first line with a separator: a tab, otherwise the more frequent of semicolon and comma. */
function detectSeparator(lines: readonly string[]): string {
  for (const line of lines) {
    if (splitCells(line, '\t').length > 1) return '\t'
    const [semicolonCount, commaCount] = [splitCells(line, ';').length, splitCells(line, ',').length]
    if (semicolonCount + commaCount > 2) return commaCount > semicolonCount ? ',' : ';'
  }
  return ','
}

function splitCells(line: string, separator: string): string[] {
  const cells: string[] = []
  let [start, isQuoted] = [0, false]
  for (let offset = 0; offset < line.length; offset += 1) {
    if (line[offset] === '"') isQuoted = !isQuoted
    if (line[offset] !== separator || isQuoted) continue
    cells.push(line.slice(start, offset))
    start = offset + 1
  }
  return [...cells, line.slice(start)]
}

function unquote(cell: string): string {
  const trimmedCell = cell.trim()
  const isQuoted = trimmedCell.length > 1 && trimmedCell.startsWith('"') && trimmedCell.endsWith('"')
  return isQuoted ? trimmedCell.slice(1, -1).replaceAll('""', '"') : cell
}

type MatchMode = 'exact' | 'loose'

/** Uppercase first, so that straße equals STRASSE. */
function foldLine(line: string): string {
  return collapseWhitespace(normalizeUnicode(line)).toUpperCase().toLowerCase()
}

/** Removes all but the first of equal lines and lists the duplicates; blank lines stay. */
function removeDuplicates(
  lines: readonly string[],
  mode: MatchMode,
): { lines: string[]; repeatedLines: { line: string; times: number }[] } {
  const linesByKey = new Map<string, { line: string; times: number }>()
  const uniqueLines = lines.filter((line) => {
    if (line.trim() === '') return true
    const key = mode === 'exact' ? line : foldLine(line)
    const existingEntry = linesByKey.get(key)
    if (existingEntry) existingEntry.times += 1
    else linesByKey.set(key, { line, times: 1 })
    return !existingEntry
  })
  const repeatedLines = [...linesByKey.values()].filter(({ times }) => times > 1)
  return { lines: uniqueLines, repeatedLines: repeatedLines.sort((one, other) => other.times - one.times) }
}

export const MAX_LINES = 100_000

type OrganizerParameters = TextInput<(typeof lineOrganizer)['fields']>['parameters']
type Step = { name: string; apply: (lines: readonly string[]) => readonly string[] }

/** Runs the enabled steps in a fixed order. */
export function run({ text, parameters }: TextInput<(typeof lineOrganizer)['fields']>): TextResult {
  const { duplicates, split: splitSeparator, join: joinSeparator } = parameters
  const inputLines = splitLines(text, resolveEscapes(splitSeparator))
  if (inputLines.length > MAX_LINES)
    return {
      problem: `That’s ${formatCount(inputLines.length)} lines. Paste up to ${formatCount(MAX_LINES)} at a time.`,
    }

  let repeatedLines: readonly { line: string; times: number }[] = []
  function handleDuplicates(lines: readonly string[]) {
    const result = removeDuplicates(lines, duplicates === 'loose' ? 'loose' : 'exact')
    repeatedLines = result.repeatedLines
    return duplicates === 'keep' ? lines : result.lines
  }
  const steps = buildSteps(parameters, {
    name: duplicates === 'keep' ? 'Find duplicates' : 'Remove duplicates',
    apply: handleDuplicates,
  })
  let lines: readonly string[] = inputLines
  const stepRows: (string | number)[][] = [['1. Split', inputLines.length, '']]
  for (const [index, { name, apply }] of steps.entries()) {
    const previousCount = lines.length
    lines = apply(lines)
    const removedCount = previousCount - lines.length
    stepRows.push([`${index + 2}. ${name}`, lines.length, removedCount > 0 ? removedCount : ''])
  }
  const duplicateRows = repeatedLines.map(({ line, times }) => [line, times])
  return {
    blocks: [
      buildFigures({
        'Lines left': lines.length,
        'Lines removed': inputLines.length - lines.length,
        'Repeated lines': repeatedLines.length,
      }),
      { kind: 'text', name: 'Organized list', text: lines.join(resolveEscapes(joinSeparator) || '\n') },
      buildTable('Steps, in order', ['Step', 'Lines left', 'Removed'], stepRows),
      ...(duplicateRows.length > 0 ? [buildTable('Duplicates', ['Line', 'Count'], duplicateRows)] : []),
    ],
  }
}

function buildSteps(parameters: OrganizerParameters, duplicatesStep: Step): Step[] {
  const {
    column: columnNumber,
    trim: shouldTrim,
    blank: shouldRemoveBlankLines,
    keep,
    drop,
    sort,
    seed,
    reverse: shouldReverse,
    number: numberStyle,
    from: firstNumber,
    prefix,
    suffix,
  } = parameters
  const [keepTerms, dropTerms] = [parseTerms(keep), parseTerms(drop)]
  const mapLines = (change: (line: string, index: number) => string) => (lines: readonly string[]) => lines.map(change)
  const filterLines = (shouldKeep: (line: string) => boolean) => (lines: readonly string[]) => lines.filter(shouldKeep)
  const prefixText = resolveEscapes(prefix)
  const suffixText = resolveEscapes(suffix)
  const allSteps: (Step | false)[] = [
    columnNumber > 0 && { name: `Column ${columnNumber}`, apply: (lines) => extractColumn(lines, columnNumber) },
    shouldTrim && { name: 'Trim', apply: mapLines((line) => line.trim()) },
    shouldRemoveBlankLines && { name: 'Remove blank lines', apply: filterLines((line) => line.trim() !== '') },
    keepTerms.length > 0 && { name: 'Keep lines with', apply: filterLines((line) => containsAny(line, keepTerms)) },
    dropTerms.length > 0 && { name: 'Remove lines with', apply: filterLines((line) => !containsAny(line, dropTerms)) },
    duplicatesStep,
    sort !== 'none' && { name: 'Order', apply: (lines) => sortLines(lines, sort, seed) },
    shouldReverse && { name: 'Reverse', apply: (lines) => lines.toReversed() },
    prefixText + suffixText !== '' && { name: 'Add text', apply: mapLines((line) => prefixText + line + suffixText) },
    numberStyle !== 'none' && {
      name: 'Number',
      apply: (lines) => lines.map(createLineNumberer(numberStyle, firstNumber, lines.length)),
    },
  ]
  return allSteps.filter((step) => step !== false)
}

/** The rules of the reader's language, with numbers by value: item 2 sorts before item 10. */
const collator = new Intl.Collator(undefined, { numeric: true })

/** Sorts lines; the sort is stable. */
function sortLines(
  lines: readonly string[],
  order: Exclude<OrganizerParameters['sort'], 'none'>,
  seed: number,
): string[] {
  switch (order) {
    case 'up':
      return lines.toSorted(collator.compare)
    case 'down':
      return lines.toSorted((one, other) => collator.compare(other, one))
    case 'shuffle':
      return createRandom(seed).shuffle(lines)
    default: {
      const sign = order === 'short' ? 1 : -1
      return lines
        .map((line) => ({ line, length: countGraphemes(line) }))
        .sort((one, other) => sign * (one.length - other.length))
        .map(({ line }) => line)
    }
  }
}

function createLineNumberer(
  style: Exclude<OrganizerParameters['number'], 'none'>,
  firstNumber: number,
  lineCount: number,
) {
  const width = Math.max(2, String(firstNumber + lineCount - 1).length)
  return (line: string, index: number) => {
    const numberText = String(firstNumber + index)
    const labels = {
      dot: `${numberText}.`,
      bracket: `${numberText})`,
      padded: numberText.padStart(width, '0'),
      bullet: '•',
    }
    return `${labels[style]} ${line}`
  }
}

const containsAny = (line: string, terms: readonly string[]) => {
  const foldedLine = foldLine(line)
  return terms.some((term) => foldedLine.includes(term))
}

const parseTerms = (text: string) =>
  text
    .split('|')
    .map(foldLine)
    .filter((term) => term !== '')

const splitLines = (text: string, separator: string) =>
  separator === '' ? text.split('\n') : text.split('\n').flatMap((line) => line.split(separator))

const resolveEscapes = (text: string) => text.replaceAll('\\n', '\n').replaceAll('\\t', '\t')
