import { Fragment } from 'react'
import { formatCount } from '@/lib/core/format/format-number'
import { isUnchangedRow, type SideBySideRow } from '@/lib/text/diff/side-by-side'
import { DiffText } from './diff-text'

/** Unchanged rows shown around a changed one. */
const CONTEXT_ROWS = 2

/** Two texts side by side, line by line. Long unchanged stretches are omitted. */
export function SideView({ rows }: { rows: readonly SideBySideRow[] }) {
  const visibleIndexes = new Set<number>()
  for (const [index, row] of rows.entries()) {
    if (isUnchangedRow(row)) continue
    for (let rowIndex = index - CONTEXT_ROWS; rowIndex <= index + CONTEXT_ROWS; rowIndex += 1)
      visibleIndexes.add(rowIndex)
  }
  const visibleRows = rows.flatMap((row, index) => (visibleIndexes.has(index) ? [{ row, index }] : []))
  return (
    <table className="w-full table-fixed text-sm">
      <caption className="sr-only">The two texts, line by line</caption>
      <thead className="border-line border-b text-left text-muted">
        <tr>
          <th scope="col" className="p-2 font-normal">
            First text
          </th>
          <th scope="col" className="p-2 font-normal">
            Second text
          </th>
        </tr>
      </thead>
      <tbody>
        {visibleRows.map(({ row, index }, rowIndex) => {
          const hiddenCount = index - (visibleRows[rowIndex - 1]?.index ?? -1) - 1
          return (
            <Fragment key={index}>
              {hiddenCount > 0 && (
                <tr>
                  <td colSpan={2} className="bg-raised px-2 py-1 text-muted">
                    {`${formatCount(hiddenCount)} ${hiddenCount === 1 ? 'line' : 'lines'} without a change`}
                  </td>
                </tr>
              )}
              <tr className="border-line border-b align-top">
                {[row.first, row.second].map((chunks, sideIndex) => (
                  <td
                    key={sideIndex === 0 ? 'first' : 'second'}
                    dir="auto"
                    className="whitespace-pre-wrap p-2 wrap-anywhere"
                  >
                    <DiffText chunks={chunks} />
                  </td>
                ))}
              </tr>
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}
