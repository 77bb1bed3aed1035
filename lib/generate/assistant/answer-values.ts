import { isRecord } from '@/lib/core/is-record'
import type { AnswerField } from '@/lib/generate/assistant/answer-fields'

const quotePairs = ['“”', '""', '„“', '«»', '‘’', "''", '「」']
const emptyValuePattern = /^(?:[-–—]|\[\]|n\/?a|none|\(?(?:empty|none|blank|leer|vacío)\)?)\.?$/i

function cleanValue(text: string): string {
  const trimmedText = text.replace(/\n{3,}/g, '\n\n').trim()
  if (emptyValuePattern.test(trimmedText)) return ''
  const innerText = trimmedText.slice(1, -1)
  const isQuoted = quotePairs.some(
    ([openingQuote = '', closingQuote = '']) =>
      trimmedText.length > 2 &&
      trimmedText.startsWith(openingQuote) &&
      trimmedText.endsWith(closingQuote) &&
      !innerText.includes(closingQuote),
  )
  return isQuoted ? innerText.trim() : trimmedText
}

/** Returns only letters and digits: “On-screen text (optional)” and `onScreenText` are the same label. */
export function normalizeLabel(label: string): string {
  return label
    .replace(/\([^()]*\)/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Converts text lines or a JSON value to the field's type; `position` counts items from 0. */
export function parseValue(field: AnswerField, value: unknown, position: number): unknown {
  switch (field.kind) {
    case 'text':
      return cleanValue(toText(value))
    case 'choice':
      return parseChoice(field.options, toText(value)) ?? field.options[0] ?? ''
    case 'number':
      return Number(toText(value).match(/\d{1,6}/)?.[0] ?? position + 1)
    case 'list':
      return splitList(value)
        .map(cleanValue)
        .filter((text) => text !== '')
    case 'rows':
      return splitRows(value).flatMap((row) => parseRow(field.columns, row) ?? [])
  }
}

export function parseChoice(options: readonly string[], text: string): string | null {
  const label = normalizeLabel(text)
  if (label === '') return null
  return (
    options.find((option) => normalizeLabel(option) === label) ??
    options.find((option) => label.startsWith(normalizeLabel(option))) ??
    null
  )
}

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join('\n')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const bulletPattern = /^(?:[-•*–]\s+(?!\|)|\d{1,2}[.)]\s+)/u

function splitLines(value: unknown): string[] {
  return toText(value)
    .split('\n')
    .map((line) => line.trim().replace(bulletPattern, '').trim())
    .filter((line) => line !== '')
}

function splitList(value: unknown): string[] {
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string') && value.length > 1)
    return splitHashtags(value)
  const lines = splitLines(value)
  return splitHashtags(lines.length > 1 ? lines : splitLine(lines[0] ?? ''))
}

const splitHashtags = (entries: readonly string[]) =>
  entries.flatMap((entry) => {
    const words = entry.trim().split(/[\s,]+/)
    return words.length > 1 && words.every((word) => word.startsWith('#')) ? words : [entry]
  })

function splitLine(line: string): string[] {
  if (line.includes('|')) return line.split('|')
  const parts = line.split(/[,;、،]\s*/u)
  const hasOnlyShortParts = parts.length > 1 && parts.every((part) => part.trim().split(/\s+/).length <= 5)
  return hasOnlyShortParts ? parts : [line]
}

type Row = readonly string[] | Readonly<Record<string, unknown>>

function splitRows(value: unknown): Row[] {
  if (Array.isArray(value) && value.some(isRecord)) return value.filter(isRecord)
  const rows: Row[] = []
  let labeledRow: Record<string, unknown> | null = null
  for (const line of splitLines(value)) {
    const parts = line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((part) => part.trim())
    const labelMatch = parts.length === 1 ? line.match(/^([\p{L} ]{2,30}):(.*)$/u) : null
    if (!labelMatch) {
      labeledRow = null
      rows.push(parts)
      continue
    }
    const name = normalizeLabel(labelMatch[1] ?? '')
    if (!labeledRow || name in labeledRow) {
      labeledRow = {}
      rows.push(labeledRow)
    }
    labeledRow[name] = labelMatch[2]?.trim()
  }
  return rows
}

/** Maps one row to its columns; returns null for a header or an empty row. */
function parseRow(columns: readonly AnswerField[], row: Row): Record<string, unknown> | null {
  const isList = Array.isArray(row)
  const labels = columns.map(({ label }) => normalizeLabel(label))
  if (isList && row.length > 1 && row.every((part) => labels.includes(normalizeLabel(part)))) return null
  const valuesByLabel: Readonly<Record<string, unknown>> = isList
    ? {}
    : Object.fromEntries(Object.entries(row).map(([name, value]) => [normalizeLabel(name), value]))
  const entries = columns.map((column, index) => {
    const value = isList ? stripLabel(row[index] ?? '', column.label) : valuesByLabel[labels[index] ?? '']
    return [column.path[0] ?? '', parseValue(column, value, 0)] as const
  })
  const hasText = entries.some(([, value], index) => columns[index]?.kind === 'text' && value !== '')
  return hasText ? Object.fromEntries(entries) : null
}

/** Removes a column's label from its value: “Show: the oven” in the column “Show” becomes “the oven”. */
function stripLabel(part: string, label: string): string {
  const [name = '', ...rest] = part.split(':')
  return rest.length > 0 && normalizeLabel(name) === normalizeLabel(label) ? rest.join(':').trim() : part
}
