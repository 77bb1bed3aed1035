import { useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { notifyError } from '@/components/ui/notify'
import { saveTextFile } from '@/components/ui/save-text-file'
import { textNotices } from '@/lib/core/errors/text-notices'
import { formatCount } from '@/lib/core/format/format-number'
import { isUnchangedRow, toSideBySideRows } from '@/lib/text/diff/side-by-side'
import type { BlockOf } from '@/lib/tool/text-tool'
import { DiffText, SideView } from './diff-text'

const PAGE_SIZE = 400

type Props = BlockOf<'diff'> & { type: string }

export function DiffBlock({ type, changes, view }: Props) {
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE)
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
    </section>
  )
}
