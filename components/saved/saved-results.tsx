import { ArrowDown, ArrowUp } from 'lucide-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useBrowserValue } from '@/components/loading/use-browser-value'
import { Button, getButtonClass } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { runHistory } from '@/lib/browser/history'
import { type SavedResult, savedResults } from '@/lib/browser/saved-results'
import { SavedImportExport } from './saved-import-export'
import { getRunUrl, type ToolLinks } from './tool-links'

type Props = {
  savedResult: SavedResult
  position: number
  count: number
  toolName: string
  /** The tool's page, with the result's run if it is in the history; undefined if the tool was removed. */
  url: string | undefined
  onMove: (step: -1 | 1) => void
  onRemove: () => void
}

const directions = [
  { step: -1, Icon: ArrowUp, name: 'up' },
  { step: 1, Icon: ArrowDown, name: 'down' },
] as const

const MAX_LARGE_TEXT_LENGTH = 160

function SavedEntry({ savedResult: { card }, position, count, toolName, url, onMove, onRemove }: Props) {
  const name = `${toolName} ${position}`

  function move(event: MouseEvent<HTMLButtonElement>, step: -1 | 1) {
    const button = event.currentTarget
    onMove(step)
    // Browsers remove focus from an element that moves in the DOM.
    requestAnimationFrame(() => button.focus())
  }

  return (
    <li className="rounded-xl border border-line bg-surface p-4">
      {card.heading && <p className="text-muted text-sm">{card.heading}</p>}
      <p className={`mt-1 whitespace-pre-wrap ${card.copy.length <= MAX_LARGE_TEXT_LENGTH ? 'text-answer' : ''}`}>
        {card.copy}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton text={card.copy} name={`Copy ${name}`} variant="secondary" />
        {url && (
          <a className={getButtonClass({ variant: 'quiet', size: 'small' })} href={url}>
            Open in {toolName}
            <span className="sr-only"> ({position})</span>
          </a>
        )}
        {count > 1 &&
          directions.map(({ step, Icon, name: direction }) => (
            <Button
              key={direction}
              size="small"
              variant="quiet"
              aria-label={`Move ${name} ${direction}`}
              aria-disabled={step < 0 ? position === 1 : position === count}
              onClick={(event) => move(event, step)}
            >
              <Icon className="size-4" />
            </Button>
          ))}
        <Button size="small" variant="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  )
}

function RemovedEntry({ onUndo }: { onUndo: () => void }) {
  const undoButtonRef = useRef<HTMLButtonElement>(null)
  // The clicked button is gone, so focus moves to Undo.
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
  const list = useBrowserValue(savedResults)
  const runs = useBrowserValue(runHistory)
  const [removedEntry, setRemovedEntry] = useState<{ savedResult: SavedResult; index: number } | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const headingRef = useRef<HTMLHeadingElement>(null)
  const shownResults = removedEntry ? list.toSpliced(removedEntry.index, 0, removedEntry.savedResult) : list
  const tools = [...new Set(shownResults.map(({ tool }) => tool))]

  function getToolUrl({ tool, card }: SavedResult): string | undefined {
    const path = toolLinks[tool]?.path
    const run = runs.find((one) => one.tool === tool && one.cards.some(({ copy }) => copy === card.copy))
    return path && run ? getRunUrl(path, run.id) : path
  }

  function remove(savedResult: SavedResult) {
    const index = list.indexOf(savedResult)
    savedResults.toggle(savedResult)
    setRemovedEntry({ savedResult, index })
    setAnnouncement('')
  }

  function undoRemove() {
    if (removedEntry) savedResults.restore(removedEntry.savedResult, removedEntry.index)
    setRemovedEntry(null)
    setAnnouncement('Restored.')
    headingRef.current?.focus()
  }

  function move(savedResult: SavedResult, step: -1 | 1, position: number, count: number) {
    if (position < 1 || position > count) return
    setRemovedEntry(null)
    savedResults.move(savedResult, step)
    setAnnouncement(`Moved to number ${position} of ${count}.`)
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
          Your browser won’t let us store anything, so what you save will be gone when you leave the page.
        </p>
      )}
      {shownResults.length === 0 && (
        <p className="mt-4 rounded-xl border border-line border-dashed p-6 text-muted">
          Nothing saved yet. Tap <b className="text-ink">Save</b> on any result to find it here.{' '}
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
                    url={getToolUrl(savedResult)}
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
