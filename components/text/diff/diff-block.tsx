import { useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { notifyError } from '@/components/ui/notify'
import { saveTextFile } from '@/components/ui/save-text-file'
import { textNotices } from '@/lib/core/errors/text-notices'
import { formatCount } from '@/lib/core/format/format-number'
import {
  isUnchangedRow,
  type MergeChoice,
  mergeTexts,
  toMergeParts,
  toSideBySideRows,
} from '@/lib/text/diff/side-by-side'
import type { BlockOf, TextChange } from '@/lib/tool/text-tool'
import { DiffText, SideView } from './diff-text'

const emptySelection: ReadonlySet<number> = new Set()

const MAX_CHOICES = 200
const MAX_LABEL_LENGTH = 120

/** Merges two texts. Each difference uses the second text's words unless the first's are selected. */
function Merge({ changes, onUse }: { changes: readonly TextChange[]; onUse: (text: string) => void }) {
  const [selection, setSelection] = useState({ changes, firstTextIndexes: emptySelection })
  const firstTextIndexes = selection.changes === changes ? selection.firstTextIndexes : emptySelection
  const parts = useMemo(() => toMergeParts(changes), [changes])
  const choices = parts.filter((part) => typeof part === 'object')
  const text = useMemo(() => mergeTexts(parts, firstTextIndexes), [parts, firstTextIndexes])
  const hiddenCount = choices.length - MAX_CHOICES

  const toggle = (index: number) =>
    setSelection({ changes, firstTextIndexes: firstTextIndexes.symmetricDifference(new Set([index])) })
  return (
    <div className="space-y-3 border-line border-t p-4">
      <p className="text-muted text-sm">
        Every difference uses the second text. Check the box wherever you want the first.
      </p>
      <ul className="divide-y divide-line">
        {choices.slice(0, MAX_CHOICES).map((choice, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position of a choice identifies it.
          <li key={index}>
            <label className="flex min-h-11 items-center gap-3 py-1 text-sm">
              <input type="checkbox" checked={firstTextIndexes.has(index)} onChange={() => toggle(index)} />
              <span className="min-w-0">{formatChoice(choice)}</span>
            </label>
          </li>
        ))}
      </ul>
      {hiddenCount > 0 && (
        <p className="text-muted text-sm">{`${formatCount(hiddenCount)} more use the second text.`}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} label="Copy the merged text" variant="primary" />
        <Button size="small" onClick={() => onUse(text)}>
          Use as the first text
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

const PAGE_SIZE = 400

type Props = BlockOf<'diff'> & { type: string; onUse: (text: string) => void }

export function DiffBlock({ type, changes, view, onUse }: Props) {
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE)
  const [isMergeOpen, setIsMergeOpen] = useState(false)
  const rows = useMemo(() => (view === 'side' ? toSideBySideRows(changes) : []), [changes, view])
  const changedRowIndexes = rows.flatMap((row, index) => (isUnchangedRow(row) ? [] : [index]))
  const hiddenCount = (view === 'side' ? changedRowIndexes.length : changes.length) - visibleCount

  async function save() {
    const exportModule = await import('@/lib/text/diff/export-changes').catch(() => null)
    if (!exportModule) return notifyError(textNotices.no_code)
    saveTextFile(`${type}.html`, exportModule.toHtml(changes))
  }
  return (
    <section aria-label="Differences" className="rounded-xl border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-2 border-line border-b p-3">
        <p className="mr-auto text-sm">
          <ins className="bg-positive/15 font-medium text-positive underline decoration-2">added</ins>{' '}
          <del className="bg-danger/10 font-medium text-danger line-through decoration-2">removed</del>
        </p>
        <Button size="small" onClick={save}>
          Download HTML
        </Button>
      </div>
      {view === 'side' ? (
        <SideView rows={hiddenCount > 0 ? rows.slice(0, changedRowIndexes[visibleCount]) : rows} />
      ) : (
        <p dir="auto" className="whitespace-pre-wrap p-3 leading-relaxed sm:p-4">
          <DiffText chunks={changes.slice(0, visibleCount)} />
        </p>
      )}
      {hiddenCount > 0 && (
        <div className="p-3">
          <Button size="small" onClick={() => setVisibleCount(visibleCount + PAGE_SIZE)}>
            {`Show more (${formatCount(hiddenCount)} left)`}
          </Button>
        </div>
      )}
      <details className="border-line border-t" onToggle={({ currentTarget }) => setIsMergeOpen(currentTarget.open)}>
        <summary className="min-h-11 px-4 py-2.5 font-semibold text-sm">Merge: pick a side for each difference</summary>
        {isMergeOpen && <Merge changes={changes} onUse={onUse} />}
      </details>
    </section>
  )
}
