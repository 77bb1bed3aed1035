import { formatCount } from '@/lib/core/format/format-number'
import { parseCsv } from '@/lib/core/parse-csv'
import { createRandom } from '@/lib/core/random'
import { collapseWhitespace } from '@/lib/core/strings/collapse-whitespace'
import { foldCase, normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { countGraphemes } from '@/lib/platforms/counting/graphemes'
import { buildFigures, buildNote, buildTable, type TextBlock, type TextRun } from '@/lib/tool/text-tool'
import type lineOrganizer from './tool'

/** Columns count from 1. A row with fewer columns yields ''. A row stays one line, even with line breaks in a cell. */
function extractColumn(lines: readonly string[], columnNumber: number): string[] {
  // Commas and semicolons also separate words, but tabs only cells.
  const declaration = lines.some((line) => line.includes('\t')) ? 'sep=\t\n' : ''
  const { rows } = parseCsv(declaration + lines.join('\n'))
  return rows.map((cells) => (cells[columnNumber - 1] ?? '').replace(/(?<!\s)\s*\n\s*/g, ' '))
}

const foldLine = (line: string) => collapseWhitespace(foldCase(line))

/** Removes all but the first of equal lines and lists the duplicates; blank lines stay. */
function removeDuplicates(lines: readonly string[], isLoose: boolean) {
  const linesByKey = new Map<string, { line: string; times: number }>()
  const uniqueLines = lines.filter((line) => {
    if (line.trim() === '') return true
    const key = isLoose ? foldLine(line) : normalizeUnicode(line)
    const existingEntry = linesByKey.get(key)
    if (existingEntry) existingEntry.times += 1
    else linesByKey.set(key, { line, times: 1 })
    return !existingEntry
  })
  const repeatedLines = [...linesByKey.values()].filter(({ times }) => times > 1)
  return { lines: uniqueLines, repeatedLines: repeatedLines.sort((one, other) => other.times - one.times) }
}

export const MAX_LINES = 100_000

type OrganizerParameters = Parameters<typeof run>[0]['parameters']
type Step = { name: string; apply: (lines: readonly string[]) => readonly string[] }

export const MAX_SHUFFLE_NUMBER = 999_999

const pickShuffleNumber = () => Math.ceil(Math.random() * MAX_SHUFFLE_NUMBER) || 1

export const run: TextRun<typeof lineOrganizer> = ({ text, parameters }) => {
  const { sort, duplicates, split: splitSeparator, join: joinSeparator, column: columnNumber } = parameters
  const splitText = splitLines(text, resolveEscapes(splitSeparator))
  const inputLines = columnNumber > 0 ? extractColumn(splitText, columnNumber) : splitText
  if (inputLines.length > MAX_LINES)
    return {
      problem: `That’s ${formatCount(inputLines.length)} lines. Paste up to ${formatCount(MAX_LINES)} at a time.`,
    }

  let repeatedLines: readonly { line: string; times: number }[] = []
  function handleDuplicates(lines: readonly string[]) {
    const result = removeDuplicates(lines, duplicates === 'loose')
    repeatedLines = result.repeatedLines
    return duplicates === 'keep' ? lines : result.lines
  }
  const seed = parameters.seed || pickShuffleNumber()
  const steps = buildSteps(
    { ...parameters, seed },
    { name: duplicates === 'keep' ? 'Find duplicates' : 'Remove duplicates', apply: handleDuplicates },
  )
  let lines: readonly string[] = inputLines
  const stepRows: (string | number)[][] = [
    [`1. Split${columnNumber > 0 ? `, column ${columnNumber}` : ''}`, inputLines.length, ''],
  ]
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
      ...(sort === 'shuffle' ? buildShuffleBlocks(seed) : []),
      buildTable('Steps, in order', ['Step', 'Lines left', 'Removed'], stepRows),
      ...(duplicateRows.length > 0 ? [buildTable('Duplicates', ['Line', 'Count'], duplicateRows)] : []),
    ],
  }
}

const buildShuffleBlocks = (seed: number): TextBlock[] => [
  { kind: 'again', label: 'Shuffle again', parameters: { seed: pickShuffleNumber() } },
  buildNote(`Shuffle number ${seed} gives the same list this order again. You can set it under Options.`),
]

function buildSteps(parameters: OrganizerParameters, duplicatesStep: Step): Step[] {
  const { sort, number: numberStyle } = parameters
  const [keepTerms, dropTerms] = [parseTerms(parameters.keep), parseTerms(parameters.drop)]
  const mapLines = (change: (line: string, index: number) => string) => (lines: readonly string[]) => lines.map(change)
  const filterLines = (shouldKeep: (line: string) => boolean) => (lines: readonly string[]) => lines.filter(shouldKeep)
  const [prefix, suffix] = [resolveEscapes(parameters.prefix), resolveEscapes(parameters.suffix)]
  const allSteps: (Step | false)[] = [
    parameters.trim && { name: 'Trim', apply: mapLines((line) => line.trim()) },
    parameters.blank && { name: 'Remove blank lines', apply: filterLines((line) => line.trim() !== '') },
    keepTerms.length > 0 && { name: 'Keep lines with', apply: filterLines((line) => containsAny(line, keepTerms)) },
    dropTerms.length > 0 && { name: 'Remove lines with', apply: filterLines((line) => !containsAny(line, dropTerms)) },
    duplicatesStep,
    sort !== 'none' && { name: 'Order', apply: (lines) => sortLines(lines, sort, parameters.seed) },
    parameters.reverse && { name: 'Reverse', apply: (lines) => lines.toReversed() },
    prefix + suffix !== '' && { name: 'Add text', apply: mapLines((line) => prefix + line + suffix) },
    numberStyle !== 'none' && {
      name: 'Number',
      apply: (lines) => lines.map(createLineNumberer(numberStyle, parameters.from, lines.length)),
    },
  ]
  return allSteps.filter((step) => step !== false)
}

/** The rules of the reader's language, with numbers by value: item 2 sorts before item 10. */
const collator = new Intl.Collator(undefined, { numeric: true })

const leadingNumberPattern =
  /^\s*([+\-−]?)\p{Sc}?(\d*(?:[.,]\d+|['’\u00a0\u202f]\d{3}(?!\d))*)((?<=\d)\p{L}(?![\p{L}\p{N}]))?/u
type Magnitudes = Readonly<Record<string, number>>
/** As networks write counts: 1.2K, 3M. */
const networkMagnitudes: Magnitudes = { k: 1e3, K: 1e3, M: 1e6, B: 1e9 }

/** Groups of digits as in 1,234.5, in Indian 12,34,567, in German 1.234,5, and in Swiss 1’234.5 or French 1 234,5. */
function ungroupDigits(digits: string): string {
  const plainDigits = digits.replace(/['’\u00a0\u202f]/g, '')
  if (/^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(plainDigits)) return plainDigits.replaceAll(',', '')
  const isGerman = /^\d{1,3}(?:\.\d{3})+,\d+$/.test(plainDigits)
  return (isGerman ? plainDigits.replaceAll('.', '') : plainDigits).replace(',', '.')
}

/** Returns NaN if a line does not start with a number. */
function parseLeadingNumber(line: string, magnitudes: Magnitudes): number {
  const [, sign = '', digits = '', letter = ''] = leadingNumberPattern.exec(line) ?? []
  const plainDigits = ungroupDigits(digits)
  // Dates and versions have several separators. Their first part counts.
  const number = Number.isNaN(Number(plainDigits)) ? Number.parseInt(plainDigits, 10) : Number(plainDigits)
  if (digits === '') return Number.NaN
  const value = number * (magnitudes[letter] ?? 1)
  return sign === '-' || sign === '−' ? -value : value
}

/** Sorts lines that start with a number by its value, before all other lines. 1B is a billion, but not beside 1A. */
function sortByValue(lines: readonly string[], direction: 1 | -1): string[] {
  const letters = lines.flatMap((line) => leadingNumberPattern.exec(line)?.[3] ?? [])
  const magnitudes = letters.every((letter) => letter in networkMagnitudes) ? networkMagnitudes : {}
  return lines
    .map((line) => ({ line, value: parseLeadingNumber(line, magnitudes) }))
    .sort((one, other) => {
      const [isNumber, isOtherNumber] = [!Number.isNaN(one.value), !Number.isNaN(other.value)]
      if (isNumber !== isOtherNumber) return isNumber ? -direction : direction
      const difference = isNumber ? one.value - other.value : 0
      return direction * (difference || collator.compare(one.line, other.line))
    })
    .map(({ line }) => line)
}

function sortLines(lines: readonly string[], order: Exclude<OrganizerParameters['sort'], 'none'>, seed: number) {
  if (order === 'shuffle') return createRandom(seed).shuffle(lines)
  if (order === 'up' || order === 'down') return sortByValue(lines, order === 'up' ? 1 : -1)
  const sign = order === 'short' ? 1 : -1
  return lines
    .map((line) => ({ line, length: countGraphemes(line) }))
    .sort((one, other) => sign * (one.length - other.length))
    .map(({ line }) => line)
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
