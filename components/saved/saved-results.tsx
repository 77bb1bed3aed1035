import { useRef, useState } from 'react'
import { type SavedResult, savedResults } from '@/lib/browser/saved'
import { RemovedEntry } from './removed-entry'
import { SavedEntry } from './saved-entry'
import { SavedImportExport } from './saved-import-export'
import type { ToolLinks } from './tool-links'
import { useSavedList } from './use-saved'

/** Everything saved, tool by tool, in the visitor's order. */
export function SavedResults({ toolLinks }: { toolLinks: ToolLinks }) {
  const list = useSavedList()
  const [removed, setRemoved] = useState<{ saved: SavedResult; index: number } | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const all = removed ? list.toSpliced(removed.index, 0, removed.saved) : list
  const tools = [...new Set(all.map(({ tool }) => tool))]

  function remove(saved: SavedResult) {
    const index = list.indexOf(saved)
    savedResults.toggle(saved)
    setRemoved({ saved, index })
    setAnnouncement('')
  }

  function undoRemove() {
    if (removed) savedResults.restore(removed.saved, removed.index)
    setRemoved(null)
    setAnnouncement('Put back.')
    heading.current?.focus()
  }

  function move(saved: SavedResult, by: -1 | 1, position: number, count: number) {
    if (position < 1 || position > count) return
    setRemoved(null)
    savedResults.move(saved, by)
    setAnnouncement(`Moved to place ${position} of ${count}.`)
  }

  return (
    <section aria-labelledby="saved-results">
      <h2 id="saved-results" ref={heading} tabIndex={-1} className="font-bold text-section">
        Saved results
      </h2>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {!savedResults.isPersisted() && (
        <p className="mt-2 text-caution text-sm">
          Your browser won’t let us store anything, so what you save is gone when you leave the page.
        </p>
      )}
      {all.length === 0 && (
        <p className="mt-4 rounded-xl border border-line border-dashed p-6 text-muted">
          Nothing saved yet. Press <b className="text-ink">Save</b> on any result and it waits here.{' '}
          <a href="/social-media-tools" className="font-semibold text-ink underline underline-offset-4">
            Find a tool
          </a>
        </p>
      )}
      {tools.map((tool) => {
        const group = all.filter((saved) => saved.tool === tool)
        const remaining = group.filter((saved) => saved !== removed?.saved)
        const name = toolLinks[tool]?.name ?? group[0]?.toolName
        return (
          <section key={tool} aria-labelledby={`saved-${tool}`} className="mt-6">
            <h3 id={`saved-${tool}`} className="font-semibold">
              {name}
            </h3>
            <ol className="mt-3 grid gap-3">
              {group.map((saved) =>
                saved === removed?.saved ? (
                  <RemovedEntry key="removed" onUndo={undoRemove} />
                ) : (
                  <SavedEntry
                    key={saved.card.copy}
                    saved={saved}
                    number={remaining.indexOf(saved) + 1}
                    count={remaining.length}
                    toolName={name ?? ''}
                    path={toolLinks[tool]?.path}
                    onMove={(by) => move(saved, by, remaining.indexOf(saved) + 1 + by, remaining.length)}
                    onRemove={() => remove(saved)}
                  />
                ),
              )}
            </ol>
          </section>
        )
      })}
      <SavedImportExport list={list} onCleared={() => setRemoved(null)} />
    </section>
  )
}
