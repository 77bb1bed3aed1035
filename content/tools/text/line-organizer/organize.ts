import { count } from '@/lib/core/format/count'
import type { TextBlock, TextInput, TextResult } from '@/lib/tool/text-tool'
import { columnOf } from './columns'
import { folded, withoutDuplicates } from './duplicates'
import { ordered } from './order'
import type { lineOrganizer } from './tool'

const MOST_LINES = 100_000

type Parameters = TextInput<(typeof lineOrganizer)['fields']>['parameters']
type Step = { name: string; apply: (lines: readonly string[]) => readonly string[] }

/** A list through every step that is on, in one order whatever the options say first. */
export function run({ text, parameters }: TextInput<(typeof lineOrganizer)['fields']>): TextResult {
  const { duplicates, split, join } = parameters
  const begun = splitAt(text, written(split))
  if (begun.length > MOST_LINES)
    return {
      problem: `That is ${count(begun.length)} lines. This tool takes up to ${count(MOST_LINES)}: do it in parts.`,
    }

  let repeated: readonly { line: string; times: number }[] = []
  function dedupe(lines: readonly string[]) {
    const found = withoutDuplicates(lines, duplicates === 'loose' ? 'loose' : 'exact')
    repeated = found.repeated
    return duplicates === 'keep' ? lines : found.lines
  }
  const steps = stepsOf(parameters, {
    name: duplicates === 'keep' ? 'Find duplicates' : 'Remove duplicates',
    apply: dedupe,
  })
  let lines: readonly string[] = begun
  const rows = [['1. Split', count(begun.length), '']]
  for (const [index, { name, apply }] of steps.entries()) {
    const before = lines.length
    lines = apply(lines)
    rows.push([
      `${index + 2}. ${name}`,
      count(lines.length),
      lines.length < before ? count(before - lines.length) : '',
    ])
  }
  const blocks: TextBlock[] = [
    {
      kind: 'figures',
      figures: [
        { label: 'Lines kept', value: count(lines.length) },
        { label: 'Lines removed', value: count(begun.length - lines.length) },
        { label: 'Repeated lines', value: count(repeated.length) },
      ],
    },
    { kind: 'text', name: 'Organized list', text: lines.join(written(join) || '\n') },
    { kind: 'table', caption: 'Steps, in this order', columns: ['Step', 'Lines after it', 'Removed'], rows },
  ]
  if (repeated.length > 0)
    blocks.push({
      kind: 'table',
      caption: 'Duplicates',
      columns: ['Line', 'Times'],
      rows: repeated.map(({ line, times }) => [line, count(times)]),
    })
  return { blocks }
}

function stepsOf(given: Parameters, dedupe: Step): Step[] {
  const { column, trim, blank, keep, drop, sort, seed, reverse, number, from, prefix, suffix } = given
  const [kept, dropped] = [terms(keep), terms(drop)]
  const each = (change: (line: string, index: number) => string) => (lines: readonly string[]) =>
    lines.map(change)
  const only = (test: (line: string) => boolean) => (lines: readonly string[]) => lines.filter(test)
  const before = written(prefix)
  const after = written(suffix)
  const all: (Step | false)[] = [
    column > 0 && { name: `Column ${column}`, apply: (lines) => columnOf(lines, column) },
    trim && { name: 'Trim', apply: each((line) => line.trim()) },
    blank && { name: 'Remove blank lines', apply: only((line) => line.trim() !== '') },
    kept.length > 0 && { name: 'Keep lines with', apply: only((line) => holds(line, kept)) },
    dropped.length > 0 && { name: 'Remove lines with', apply: only((line) => !holds(line, dropped)) },
    dedupe,
    sort !== 'none' && { name: 'Order', apply: (lines) => ordered(lines, sort, seed) },
    reverse && { name: 'Turn around', apply: (lines) => lines.toReversed() },
    before + after !== '' && { name: 'Add text', apply: each((line) => before + line + after) },
    number !== 'none' && {
      name: 'Number',
      apply: (lines) => lines.map(numbered(number, from, lines.length)),
    },
  ]
  return all.filter((step) => step !== false)
}

function numbered(style: Exclude<Parameters['number'], 'none'>, from: number, lines: number) {
  const width = Math.max(2, String(from + lines - 1).length)
  return (line: string, index: number) => {
    const number = String(from + index)
    const marks = {
      dot: `${number}.`,
      bracket: `${number})`,
      padded: number.padStart(width, '0'),
      bullet: '•',
    }
    return `${marks[style]} ${line}`
  }
}

const holds = (line: string, wanted: readonly string[]) => {
  const all = folded(line)
  return wanted.some((term) => all.includes(term))
}

const terms = (field: string) =>
  field
    .split('|')
    .map(folded)
    .filter((term) => term !== '')

const splitAt = (text: string, separator: string) =>
  separator === '' ? text.split('\n') : text.split('\n').flatMap((line) => line.split(separator))

/** What a field means: \n and \t are a line break and a tab. */
const written = (field: string) => field.replaceAll('\\n', '\n').replaceAll('\\t', '\t')
