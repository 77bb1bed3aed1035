import { parseCsv } from '@/lib/core/parse-csv'
import { collapseWhitespace } from '@/lib/core/strings/collapse-whitespace'
import type { GiveawayRules } from './giveaway-form'
import { detectCopiedPage, readCopiedPage } from './read-copied-page'

/** A row with a column of tickets counts as that many entries. */
export type Entry = { name: string; comment: string; ticketCount?: number }

/** How a list was read, for the sentence above the draw. */
export type ListLayout =
  | { kind: 'lines' }
  | { kind: 'page'; skippedLines: readonly string[] }
  | { kind: 'table'; column: string; ticketColumn?: string | undefined; rowsWithoutName: number }

/** A choice of layouts: `column3` with its first cells, or a whole layout. */
export type LayoutQuestion = { reason: 'page' | 'table'; columns: readonly string[] }

type EntryList = { entries: Entry[]; layout: ListLayout } | { question: LayoutQuestion }

type Layout = GiveawayRules['layout']

/** Finds out how the text lists its entries, unless the rules say so. Asks if more than one reading makes sense. */
export function readEntries(text: string, layout: Layout, usesFirstWord: boolean): EntryList {
  const page = layout === 'page' ? 'yes' : layout === 'lines' ? 'no' : detectCopiedPage(text)
  const table =
    layout !== 'lines' && (page !== 'yes' || layout.startsWith('column')) && readTable(text, layout, usesFirstWord)
  if (table) return table
  if (page === 'maybe') return { question: { reason: 'page', columns: [] } }
  if (page === 'no') {
    const nonblankLines = text.split('\n').filter((line) => line.trim() !== '')
    // Names typed one after the other: “Mia, Leo, Zoe”.
    const lines = layout === 'auto' && nonblankLines.length === 1 ? text.split(/[,;\n]/) : nonblankLines
    return {
      entries: readLines(layout === 'auto' ? removeListMarks(lines) : lines, usesFirstWord),
      layout: { kind: 'lines' },
    }
  }
  const { entries, skippedLines } = readCopiedPage(text)
  return { entries, layout: { kind: 'page', skippedLines } }
}

/** Removes `1.` or a bullet if every line starts with one. */
function removeListMarks(lines: readonly string[]): readonly string[] {
  const unmarkedLines = lines.map((line) => line.replace(/^\s*(?:[-*•–]|\(?\d+(?:[.):]|\s[-–]))\s+(?=\S)/u, ''))
  return lines.length > 1 && lines.every((line, index) => line !== unmarkedLines[index]) ? unmarkedLines : lines
}

const readLines = (lines: readonly string[], usesFirstWord: boolean) =>
  lines.flatMap((rawLine) => {
    const line = rawLine.trim()
    return line === '' ? [] : [readLine(line, usesFirstWord)]
  })

/** If the whole line is the person, it is also the comment, so that the rules on comments apply to it. */
function readLine(line: string, usesFirstWord: boolean): Entry {
  const tabOffset = line.indexOf('\t')
  if (tabOffset > 0) return { name: line.slice(0, tabOffset).trim(), comment: line.slice(tabOffset + 1) }
  const [name = ''] = /^@[\p{L}\p{M}\p{N}_.-]+/u.exec(line) ?? (usesFirstWord ? (/^\S+/.exec(line) ?? []) : [])
  return name === '' ? { name: line, comment: line } : { name, comment: line.slice(name.length) }
}

/** Words in front of a column's own name, as in `ownerUsername` or `Comment author`. */
const prefix =
  '(?:(?:instagram|tik ?tok|you ?tube|facebook|twitter|x|ig|owner|author|profile|comment|commenter|from|social|media|account|user|channel|meta|snippet|top|level|entrant|participant|text|the|your|what|is) )*'
/** Column names of exports. Handles take precedence over people's names, which are not unique. */
const columnPatterns = {
  handle: new RegExp(
    `^${prefix}(?:user ?names?|users?|handles?|account|screen ?name|unique id|usuario|usuário|benutzername|nutzername|utilisateur|utente)$`,
  ),
  name: new RegExp(
    `^${prefix}(?:names?|(?:full|display|nick|first|given) ?name|vorname|nickname|profile|author|owner|from|participants?|entrants?|commenter|nombre|nome|nom)$`,
  ),
  /** The other half of a name in two columns. */
  otherName: /^(?:(?:last|family|sur) ?name|nachname|apellidos?|cognome|sobrenome|prénom)$/,
  comment: new RegExp(
    `^${prefix}(?:comments?|text|message|content|body|caption|original|display|comentario|comentário|kommentar|commentaire|commento)$`,
  ),
  tickets: /^(?:.* )?(?:entries|tickets|chances)$/,
  email: /^(?:.* )?e ?mail(?: address)?$/,
  other:
    /^(?:.* )?(?:#|no|nr|ids?|number|date|time|timestamp|created at|published at|url|link|likes?|like count|replies|reply count|followers|city|country|phone|verified|picture|pic|avatar|fecha|datum)$/,
} as const

type ColumnKind = keyof typeof columnPatterns

function findColumnKind(cell: string): ColumnKind | null {
  const words = cell
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[\s_./:?-]+/gu, ' ')
    .trim()
    .toLowerCase()
  const kinds = Object.keys(columnPatterns) as ColumnKind[]
  return kinds.find((kind) => columnPatterns[kind].test(words)) ?? null
}

const isHandle = (cell: string) => /^@?[\p{L}\p{M}\p{N}_.-]+$/u.test(cell)

/** Returns null for a text that is no table, or that has no such column. */
function readTable(text: string, layout: Layout, usesFirstWord: boolean): EntryList | null {
  const { rows: rawRows, delimiter } = parseCsv(text)
  const rows = rawRows.map((row) => row.map((cell) => collapseWhitespace(cell)))
  const [firstRow = []] = rows
  const kinds = firstRow.map(findColumnKind)
  const hasHeader =
    kinds.some((kind) => kind !== null && kind !== 'other') || kinds.filter((kind) => kind === 'other').length > 1
  const body = hasHeader ? rows.slice(1) : rows
  const isEven = rows.length > 1 && rows.every((row) => row.length === firstRow.length)
  const columns = firstRow.map((cell, index) =>
    [...(hasHeader ? [cell] : []), ...body.slice(0, 2).map((row) => row[index] ?? '')].filter(Boolean).join(', '),
  )
  const question = { question: { reason: 'table', columns } } as const
  const header = hasHeader ? firstRow : []
  const read = (personIndex: number) => toEntryList({ header, kinds, body, usesFirstWord }, personIndex)

  const chosenIndex = layout.startsWith('column') ? Number(layout.slice('column'.length)) - 1 : -1
  if (chosenIndex >= 0) return chosenIndex < firstRow.length ? read(chosenIndex) : null
  if (firstRow.length < 2) return hasHeader && body.length > 0 ? read(0) : null
  if (hasHeader && body.length > 0) {
    const personKind = (['handle', 'name', 'email'] as const).find((kind) => kinds.includes(kind))
    return personKind ? read(kinds.indexOf(personKind)) : question
  }
  if (!isEven) return null
  const cellsOf = (index: number) => body.flatMap((row) => row[index] || [])
  const atColumns = firstRow.flatMap((_, index) =>
    cellsOf(index).every((cell) => /^@\S+$/u.test(cell)) ? [index] : [],
  )
  if (atColumns.length === 1 && atColumns[0] !== undefined) return read(atColumns[0])
  const firstCells = cellsOf(0)
  if (firstCells.some((cell) => /^@\S+\s/u.test(cell))) return null
  const isProse = delimiter !== '\t' && rawRows.every((row) => row.slice(1).every((cell) => /^\s/.test(cell)))
  const isNumbered = firstCells.every((cell) => /^\d/.test(cell))
  const startsWithPeople = delimiter === '\t' || firstCells.every(isHandle)
  return startsWithPeople && !isProse && !isNumbered ? read(0) : question
}

type Table = {
  header: readonly string[]
  kinds: readonly (ColumnKind | null)[]
  body: readonly string[][]
  usesFirstWord: boolean
}

function toEntryList({ header, kinds, body, usesFirstWord }: Table, personIndex: number): EntryList {
  const otherNameIndex = kinds[personIndex] === 'name' ? kinds.indexOf('otherName') : -1
  const commentIndex = kinds.indexOf('comment')
  const ticketIndex = kinds.findIndex((kind, index) => kind === 'tickets' && index !== personIndex)
  const isInComment = personIndex === commentIndex || kinds.length < 2
  const entries = body.flatMap((row): Entry[] => {
    const [cell = '', otherName = ''] = [row[personIndex], row[otherNameIndex]]
    const fullName = cell.endsWith(otherName) ? cell : `${cell} ${otherName}`.trim()
    const entry = readLine(fullName, usesFirstWord && isInComment)
    if (entry.name === '') return []
    const otherCells = row.filter((_, index) => index !== personIndex)
    const comment = isInComment ? entry.comment : (row[commentIndex] ?? otherCells.join(' '))
    const ticketText = row[ticketIndex] ?? ''
    return [{ name: entry.name, comment, ...(/^\d{1,6}$/.test(ticketText) && { ticketCount: Number(ticketText) }) }]
  })
  const column = header[personIndex] || String(personIndex + 1)
  const rowsWithoutName = body.length - entries.length
  return { entries, layout: { kind: 'table', column, ticketColumn: header[ticketIndex], rowsWithoutName } }
}
