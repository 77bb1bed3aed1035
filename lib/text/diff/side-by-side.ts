import type { TextChange } from '@/lib/tool/text-tool'

export type RowChunk = { kind: TextChange['kind']; text: string; isMoved?: true }
export type SideBySideRow = { first: RowChunk[]; second: RowChunk[] }

/** Arranges two texts side by side. A row ends where both texts end a line. */
export function toSideBySideRows(changes: readonly TextChange[]): SideBySideRow[] {
  const rows: SideBySideRow[] = []
  let row: SideBySideRow = { first: [], second: [] }
  function endRow() {
    if (row.first.length + row.second.length > 0) rows.push(row)
    row = { first: [], second: [] }
  }
  const endsWithNewline = (chunks: readonly RowChunk[]) => chunks.at(-1)?.text.endsWith('\n')
  for (const change of changes) {
    const { first, second } = row
    if (change.kind !== 'same') {
      if (endsWithNewline(first) && endsWithNewline(second)) endRow()
      row[change.kind === 'removed' ? 'first' : 'second'].push(change)
      continue
    }
    const { text, other } = change
    for (const part of other === undefined ? (text.match(/[^\n]*\n|[^\n]+/g) ?? []) : [text]) {
      if ((endsWithNewline(row.first) ?? true) && (endsWithNewline(row.second) ?? true)) endRow()
      row.first.push({ kind: 'same', text: other ?? part })
      row.second.push({ kind: 'same', text: part })
    }
  }
  endRow()
  return rows
}

export const isUnchangedRow = ({ first, second }: SideBySideRow) =>
  [...first, ...second].every(({ kind }) => kind === 'same')

export type MergeChoice = { first: string; second: string }

export function toMergeParts(changes: readonly TextChange[]): (string | MergeChoice)[] {
  const parts: (string | MergeChoice)[] = []
  for (const { kind, text } of changes) {
    const lastPart = parts.at(-1)
    if (kind === 'same') parts.push(text)
    else {
      const choice = typeof lastPart === 'object' ? lastPart : { first: '', second: '' }
      if (choice !== lastPart) parts.push(choice)
      choice[kind === 'removed' ? 'first' : 'second'] += text
    }
  }
  return parts
}

/** Returns the second text, with the first text's version at these choices (zero-based). */
export function mergeTexts(parts: readonly (string | MergeChoice)[], firstTextChoiceIndexes: ReadonlySet<number>) {
  let choiceIndex = 0
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      choiceIndex += 1
      return firstTextChoiceIndexes.has(choiceIndex - 1) ? part.first : part.second
    })
    .join('')
}
