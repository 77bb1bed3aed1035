import { Fragment } from 'react'
import { formatCount } from '@/lib/core/format/format-number'
import type { RowChunk } from '@/lib/text/diff/side-by-side'

/** Longest unchanged text shown in full, in UTF-16 units, and the length shown at each end of a longer one. */
const MAX_UNCHANGED_LENGTH = 600
const CONTEXT_LENGTH = 240

/**
 * Texts with their differences underlined or struck through, so that they are distinguishable without color, and
 * labeled for screen readers. Whitespace-only changes are shown as visible characters.
 */
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
          {changedText.trim() === '' ? toVisibleWhitespace(changedText) : changedText}
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
      <span className="text-muted text-sm">{` … ${formatCount(hiddenLength)} characters without a change … `}</span>
      {text.slice(-CONTEXT_LENGTH)}
    </>
  )
}

function toVisibleWhitespace(space: string): string {
  return space.replaceAll(' ', '·').replaceAll('\t', '→').replaceAll('\n', '↵\n')
}
