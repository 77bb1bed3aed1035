import { useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { notifyError } from '@/components/ui/notify'
import { saveTextFile } from '@/components/ui/save-text-file'
import { textNotices } from '@/lib/core/errors/text-notices'
import { formatCount } from '@/lib/core/format/format-count'
import { isUnchangedRow, toSideBySideRows } from '@/lib/text/diff/side-by-side-rows'
import type { TextBlock } from '@/lib/tool/text-tool'
import { DiffText } from './diff-text'
import { Merge } from './merge'
import { SideView } from './side-view'

type Props = Omit<Extract<TextBlock, { kind: 'diff' }>, 'kind'> & {
  type: string
  onUse: (text: string) => void
}

/** Most pieces or rows that are drawn at once. */
const PAGE_SIZE = 400

/** What differs between two texts: read, saved as a page or a patch, or merged. */
export function DiffBlock({ type, changes, view, onUse }: Props) {
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE)
  const [isMergeOpen, setIsMergeOpen] = useState(false)
  const rows = useMemo(() => (view === 'side' ? toSideBySideRows(changes) : []), [changes, view])
  const changedRowIndexes = rows.flatMap((row, index) => (isUnchangedRow(row) ? [] : [index]))
  const hiddenCount = (view === 'side' ? changedRowIndexes.length : changes.length) - visibleCount

  async function save(kind: 'html' | 'patch') {
    const exportModule = await import('@/lib/text/diff/export-changes').catch(() => null)
    if (!exportModule) return notifyError(textNotices.no_code)
    if (kind === 'html') return saveTextFile(`${type}.html`, exportModule.toHtml(changes), 'text/html')
    const patch = exportModule.toPatch(changes)
    if (patch === null) return notifyError(textNotices.no_patch)
    saveTextFile(`${type}.patch`, patch, 'text/x-diff')
  }
  return (
    <section aria-label="Differences" className="rounded-xl border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-2 border-line border-b p-3">
        <p className="mr-auto text-sm">
          <ins className="bg-positive/15 font-medium text-positive underline decoration-2">added</ins>{' '}
          <del className="bg-danger/10 font-medium text-danger line-through decoration-2">removed</del>
        </p>
        <Button size="small" onClick={() => save('html')}>
          Save as HTML
        </Button>
        <Button size="small" onClick={() => save('patch')}>
          Save as patch
        </Button>
      </div>
      {view === 'side' ? (
        <SideView rows={hiddenCount > 0 ? rows.slice(0, changedRowIndexes[visibleCount]) : rows} />
      ) : (
        <p dir="auto" className="whitespace-pre-wrap p-3 leading-relaxed wrap-anywhere sm:p-4">
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
