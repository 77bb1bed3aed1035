import type { Change } from '@/lib/tool/change'

export type RowPiece = { kind: Change['kind']; text: string; moved?: true }
export type SideBySideRow = { first: RowPiece[]; second: RowPiece[] }

/** Two texts side by side: a row ends where both end a line. */
export function toSideBySideRows(changes: readonly Change[]): SideBySideRow[] {
  const rows: SideBySideRow[] = []
  let row: SideBySideRow = { first: [], second: [] }
  function end() {
    if (row.first.length + row.second.length > 0) rows.push(row)
    row = { first: [], second: [] }
  }
  const ends = (pieces: readonly RowPiece[]) => pieces.at(-1)?.text.endsWith('\n')
  for (const change of changes) {
    const { first, second } = row
    if (change.kind !== 'same') {
      if (ends(first) && ends(second)) end()
      row[change.kind === 'removed' ? 'first' : 'second'].push(change)
      continue
    }
    const { text, other } = change
    for (const part of other === undefined ? (text.match(/[^\n]*\n|[^\n]+/g) ?? []) : [text]) {
      if ((ends(row.first) ?? true) && (ends(row.second) ?? true)) end()
      row.first.push({ kind: 'same', text: other ?? part })
      row.second.push({ kind: 'same', text: part })
    }
  }
  end()
  return rows
}

export const isUnchangedRow = ({ first, second }: SideBySideRow) =>
  [...first, ...second].every(({ kind }) => kind === 'same')
