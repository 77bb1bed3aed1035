import { useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { formatCount } from '@/lib/core/format/format-count'
import { type MergeChoice, mergeTexts, toMergeParts } from '@/lib/text/diff/merge-texts'
import type { TextChange } from '@/lib/tool/text-change'

const emptySelection: ReadonlySet<number> = new Set()

const MAX_CHOICES = 200
const MAX_LABEL_LENGTH = 120

/** A text out of both: each place where they differ takes the second text’s words until the first’s are chosen. */
export function Merge({ changes, onUse }: { changes: readonly TextChange[]; onUse: (text: string) => void }) {
  const [selection, setSelection] = useState({ changes, firstTextIndexes: emptySelection })
  // What was chosen in another comparison is not asked here.
  const firstTextIndexes = selection.changes === changes ? selection.firstTextIndexes : emptySelection
  const parts = useMemo(() => toMergeParts(changes), [changes])
  const choices = parts.filter((part) => typeof part === 'object')
  const text = useMemo(() => mergeTexts(parts, firstTextIndexes), [parts, firstTextIndexes])
  const hiddenCount = choices.length - MAX_CHOICES

  function choose(index: number, usesFirstText: boolean) {
    const newIndexes = new Set(firstTextIndexes)
    if (usesFirstText) newIndexes.add(index)
    else newIndexes.delete(index)
    setSelection({ changes, firstTextIndexes: newIndexes })
  }
  return (
    <div className="space-y-3 border-line border-t p-4">
      <p className="text-muted text-sm">Every difference takes the second text. Tick those where the first is right.</p>
      <ul className="divide-y divide-line">
        {choices.slice(0, MAX_CHOICES).map((choice, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its place.
          <li key={index}>
            <label className="flex min-h-11 items-center gap-3 py-1 text-sm">
              <input
                type="checkbox"
                checked={firstTextIndexes.has(index)}
                onChange={({ target }) => choose(index, target.checked)}
                className="size-5 shrink-0 accent-accent"
              />
              <span className="min-w-0 wrap-anywhere">{formatChoice(choice)}</span>
            </label>
          </li>
        ))}
      </ul>
      {hiddenCount > 0 && (
        <p className="text-muted text-sm">{`${formatCount(hiddenCount)} more take the second text.`}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} label="Copy the merged text" variant="primary" />
        <Button size="small" onClick={() => onUse(text)}>
          Use it as the first text
        </Button>
      </div>
    </div>
  )
}

function formatChoice({ first, second }: MergeChoice): string {
  if (first === '') return `Leave out “${shorten(second)}”`
  return second === '' ? `Keep “${shorten(first)}”` : `“${shorten(first)}” instead of “${shorten(second)}”`
}

function shorten(text: string): string {
  const singleLine = text.replaceAll('\n', ' ↵ ')
  return singleLine.length > MAX_LABEL_LENGTH ? `${singleLine.slice(0, MAX_LABEL_LENGTH).toWellFormed()}…` : singleLine
}
