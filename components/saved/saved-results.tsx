import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { type SavedResult, savedResults } from '@/lib/browser/saved-results'
import { SavedEntry } from './saved-entry'
import { SavedImportExport } from './saved-import-export'
import type { ToolLinks } from './tool-links'
import { useSavedList } from './use-saved'

/** Placeholder for a removed result with Undo, until the next action. */
function RemovedEntry({ onUndo }: { onUndo: () => void }) {
  const undoButtonRef = useRef<HTMLButtonElement>(null)
  // The pressed button was removed, so move focus.
  useEffect(() => undoButtonRef.current?.focus(), [])
  return (
    <li className="flex min-h-14 items-center gap-3 rounded-xl border border-line border-dashed px-4">
      <p className="text-muted">Removed.</p>
      <Button ref={undoButtonRef} size="small" onClick={onUndo}>
        Undo
      </Button>
    </li>
  )
}

export function SavedResults({ toolLinks }: { toolLinks: ToolLinks }) {
  const list = useSavedList()
  const [removedEntry, setRemovedEntry] = useState<{ savedResult: SavedResult; index: number } | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const headingRef = useRef<HTMLHeadingElement>(null)
  const shownResults = removedEntry ? list.toSpliced(removedEntry.index, 0, removedEntry.savedResult) : list
  const tools = [...new Set(shownResults.map(({ tool }) => tool))]

  function remove(savedResult: SavedResult) {
    const index = list.indexOf(savedResult)
    savedResults.toggle(savedResult)
    setRemovedEntry({ savedResult, index })
    setAnnouncement('')
  }

  function undoRemove() {
    if (removedEntry) savedResults.restore(removedEntry.savedResult, removedEntry.index)
    setRemovedEntry(null)
    setAnnouncement('Put back.')
    headingRef.current?.focus()
  }

  function move(savedResult: SavedResult, step: -1 | 1, position: number, count: number) {
    if (position < 1 || position > count) return
    setRemovedEntry(null)
    savedResults.move(savedResult, step)
    setAnnouncement(`Moved to place ${position} of ${count}.`)
  }

  return (
    <section aria-labelledby="saved-results">
      <h2 id="saved-results" ref={headingRef} tabIndex={-1} className="font-bold text-section">
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
      {shownResults.length === 0 && (
        <p className="mt-4 rounded-xl border border-line border-dashed p-6 text-muted">
          Nothing saved yet. Press <b className="text-ink">Save</b> on any result and it waits here.{' '}
          <a href="/social-media-tools" className="font-semibold text-ink underline underline-offset-4">
            Find a tool
          </a>
        </p>
      )}
      {tools.map((tool) => {
        const toolResults = shownResults.filter((savedResult) => savedResult.tool === tool)
        const remainingResults = toolResults.filter((savedResult) => savedResult !== removedEntry?.savedResult)
        const name = toolLinks[tool]?.name ?? toolResults[0]?.toolName
        return (
          <section key={tool} aria-labelledby={`saved-${tool}`} className="mt-6">
            <h3 id={`saved-${tool}`} className="font-semibold">
              {name}
            </h3>
            <ol className="mt-3 grid gap-3">
              {toolResults.map((savedResult) =>
                savedResult === removedEntry?.savedResult ? (
                  <RemovedEntry key="removed" onUndo={undoRemove} />
                ) : (
                  <SavedEntry
                    key={savedResult.card.copy}
                    savedResult={savedResult}
                    position={remainingResults.indexOf(savedResult) + 1}
                    count={remainingResults.length}
                    toolName={name ?? ''}
                    path={toolLinks[tool]?.path}
                    onMove={(step) =>
                      move(savedResult, step, remainingResults.indexOf(savedResult) + 1 + step, remainingResults.length)
                    }
                    onRemove={() => remove(savedResult)}
                  />
                ),
              )}
            </ol>
          </section>
        )
      })}
      <SavedImportExport list={list} onClear={() => setRemovedEntry(null)} />
    </section>
  )
}
