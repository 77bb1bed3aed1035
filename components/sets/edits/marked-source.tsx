import type { SuggestedEdits } from '@/lib/tool/card'

/**
 * The resulting text, with deletions struck through and insertions next to them. A rejected edit has a dotted
 * underline.
 */
export function MarkedSource({ suggestedEdits: { source, edits } }: { suggestedEdits: SuggestedEdits }) {
  const endOffsets = [0, ...edits.map(({ end }) => end)]
  return (
    <p dir="auto" className="whitespace-pre-wrap font-medium [overflow-wrap:anywhere]">
      {edits.map(({ start, end, after, on }, index) => (
        <span key={start}>
          {source.slice(endOffsets[index], start)}
          {on ? (
            <ChangedText removedText={source.slice(start, end)} addedText={after} />
          ) : (
            <span className="underline decoration-2 decoration-caution decoration-dotted underline-offset-4">
              {source.slice(start, end)}
            </span>
          )}
        </span>
      ))}
      {source.slice(endOffsets.at(-1))}
    </p>
  )
}

/** One change. Whitespace-only changes are drawn as visible characters. */
export function ChangedText({ removedText, addedText }: { removedText: string; addedText: string }) {
  return (
    <>
      <del className="bg-danger/10 text-danger decoration-2">{showSpaces(removedText)}</del>
      {addedText !== '' && (
        <ins className="ml-0.5 bg-positive/15 text-positive decoration-2">{showSpaces(addedText)}</ins>
      )}
    </>
  )
}

const showSpaces = (text: string) => (text.trim() === '' ? text.replace(/[^\n]/g, '␣') : text)
