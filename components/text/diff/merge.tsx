import { useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { formatCount } from '@/lib/core/format/format-count'
import { type MergeChoice, mergeTexts, toMergeParts } from '@/lib/text/diff/merge'
import type { Change } from '@/lib/tool/change'

const none: ReadonlySet<number> = new Set()

const MAX_SHOWN = 200
const MAX_LABEL_LENGTH = 120

/** A text out of both: each place where they differ takes the second text’s words until the first’s are chosen. */
export function Merge({ changes, onUse }: { changes: readonly Change[]; onUse: (text: string) => void }) {
  const [chosen, setChosen] = useState({ changes, fromFirst: none })
  // What was chosen in another comparison is not asked here.
  const fromFirst = chosen.changes === changes ? chosen.fromFirst : none
  const parts = useMemo(() => toMergeParts(changes), [changes])
  const choices = parts.filter((part) => typeof part === 'object')
  const text = useMemo(() => mergeTexts(parts, fromFirst), [parts, fromFirst])
  const left = choices.length - MAX_SHOWN

  function choose(index: number, isFirst: boolean) {
    const next = new Set(fromFirst)
    if (isFirst) next.add(index)
    else next.delete(index)
    setChosen({ changes, fromFirst: next })
  }
  return (
    <div className="space-y-3 border-line border-t p-4">
      <p className="text-muted text-sm">
        Every difference takes the second text. Tick those where the first is right.
      </p>
      <ul className="divide-y divide-line">
        {choices.slice(0, MAX_SHOWN).map((choice, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its place.
          <li key={index}>
            <label className="flex min-h-11 items-center gap-3 py-1 text-sm">
              <input
                type="checkbox"
                checked={fromFirst.has(index)}
                onChange={({ target }) => choose(index, target.checked)}
                className="size-5 shrink-0 accent-accent"
              />
              <span className="min-w-0 wrap-anywhere">{formatChoice(choice)}</span>
            </label>
          </li>
        ))}
      </ul>
      {left > 0 && <p className="text-muted text-sm">{`${formatCount(left)} more take the second text.`}</p>}
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
  if (first === '') return `Leave out “${short(second)}”`
  return second === '' ? `Keep “${short(first)}”` : `“${short(first)}” instead of “${short(second)}”`
}

function short(text: string): string {
  const line = text.replaceAll('\n', ' ↵ ')
  return line.length > MAX_LABEL_LENGTH ? `${line.slice(0, MAX_LABEL_LENGTH).toWellFormed()}…` : line
}
