import { Fragment } from 'react'
import { formatCount } from '@/lib/core/format/format-number'
import { isUnchangedRow, type RowChunk, type SideBySideRow } from '@/lib/text/diff/side-by-side'
import { formatCodePoints, invisiblePattern, unusualSpacePattern } from '@/lib/text/invisible-characters'

/** Longest unchanged text shown in full, in UTF-16 units, and the length shown at each end of a longer one. */
const MAX_UNCHANGED_LENGTH = 600
const CONTEXT_LENGTH = 240

/** Shows differences distinguishably without color. Changed whitespace is shown as visible characters. */
export function DiffText({ chunks }: { chunks: readonly RowChunk[] }) {
  return chunks.map((chunk, index) => {
    const key = `${index}:${chunk.kind}`
    if (chunk.kind === 'same') return <UnchangedText key={key} text={chunk.text} />
    const Tag = chunk.kind === 'added' ? 'ins' : 'del'
    const changeClassName =
      chunk.kind === 'added'
        ? 'bg-positive/15 text-positive underline decoration-2'
        : 'bg-danger/10 text-danger line-through decoration-2'
    const screenReaderText = `${chunk.isMoved ? 'moved, ' : ''}${chunk.kind}: `
    const changedText = chunk.isMoved ? chunk.text.trimEnd() : chunk.text
    return (
      <Fragment key={key}>
        <Tag
          className={`rounded-sm font-medium ${changeClassName} ${chunk.isMoved ? 'border border-current border-dashed' : ''}`}
        >
          <span className="sr-only">{screenReaderText}</span>
          {chunk.isMoved && (
            <span aria-hidden="true" className="inline-block whitespace-pre">
              {chunk.kind === 'added' ? '↳ moved ' : '↱ moved '}
            </span>
          )}
          {toVisibleText(changedText)}
        </Tag>
        {chunk.text.slice(changedText.length)}
      </Fragment>
    )
  })
}

function UnchangedText({ text }: { text: string }) {
  if (text.length <= MAX_UNCHANGED_LENGTH) return text
  const hiddenLength = text.length - 2 * CONTEXT_LENGTH
  return (
    <>
      {text.slice(0, CONTEXT_LENGTH)}
      <span className="text-muted text-sm">{` … ${formatCount(hiddenLength)} unchanged characters … `}</span>
      {text.slice(-CONTEXT_LENGTH)}
    </>
  )
}

function toVisibleText(text: string): string {
  const formatCharacter = (character: string, protectedSequence?: unknown) =>
    typeof protectedSequence === 'string' ? character : `[${formatCodePoints(character)}]`
  const visibleText = text.replace(invisiblePattern, formatCharacter).replace(unusualSpacePattern, formatCharacter)
  if (visibleText.trim() !== '') return visibleText
  return visibleText.replaceAll(' ', '·').replaceAll('\t', '→').replaceAll('\n', '↵\n')
}

const CONTEXT_ROWS = 2

/** Two texts side by side, line by line. Long unchanged stretches are omitted. */
export function SideView({ rows }: { rows: readonly SideBySideRow[] }) {
  const visibleRows = rows.flatMap((row, index) => {
    const nearbyRows = rows.slice(Math.max(0, index - CONTEXT_ROWS), index + CONTEXT_ROWS + 1)
    return nearbyRows.every(isUnchangedRow) ? [] : [{ row, index }]
  })
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
                    {`${formatCount(hiddenCount)} ${hiddenCount === 1 ? 'unchanged line' : 'unchanged lines'}`}
                  </td>
                </tr>
              )}
              <tr className="border-line border-b align-top">
                {[row.first, row.second].map((chunks, sideIndex) => (
                  <td key={sideIndex === 0 ? 'first' : 'second'} dir="auto" className="whitespace-pre-wrap p-2">
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
