import { type FocusEvent, type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { ImageErrorCode } from '@/lib/core/errors/image-errors'
import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
import { buildFileName } from '@/lib/images/image-file-names'
import { FileActions } from './file-actions'
import type { FilesPanel, FilesToolInfo, PanelProps } from './files-tool-info'
import { formatRemovedCount, formatSizeChange, getTotalBytes, OutputList } from './output-files'
import { type Fallback, isOutdated, type Queue, type QueuedFile, type Settings } from './queue'
import { SaveAllButton } from './save-buttons'

type PanelBoxProps = { panel: FilesPanel; isInitiallyOpen: boolean } & PanelProps

/** A tool's panel in a row. Its content is mounted only while open, to save memory. */
function PanelBox({ panel: { title, View }, isInitiallyOpen, ...props }: PanelBoxProps) {
  const [isOpen, setIsOpen] = useState(isInitiallyOpen)
  return (
    <details
      className="mt-3 rounded-lg border border-line"
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="min-h-11 px-3 py-2.5 font-semibold text-sm">{title}</summary>
      {isOpen && (
        <div className="@container border-line border-t p-3">
          <Suspense fallback={<p className="text-muted text-sm">Loading…</p>}>
            <View {...props} />
          </Suspense>
        </div>
      )}
    </details>
  )
}

type Props = {
  queuedFile: QueuedFile
  queue: Queue
  tool: FilesToolInfo
  settings: Settings
  panel: FilesPanel | null
  position: number
  isInitiallyOpen: boolean
  onCompare: (id: number) => void
}

const phaseLabels = {
  held: 'Not started',
  waiting: 'Waiting',
  working: 'Working…',
  stopped: 'Stopped',
  done: 'Options changed',
  failed: 'Skipped',
}

const fallbackOffers: Partial<Record<ImageErrorCode, { fallback: Fallback; label: string }>> = {
  animated: { fallback: 'firstFrame', label: 'Use the first frame' },
  reencode_required: { fallback: 'reencode', label: 'Make a new file' },
  out_of_memory: { fallback: 'half', label: 'Try half its size' },
}

/** A rejected file has no panel, unless the visitor can allow it to be re-encoded. */
const hasPanel = (queuedFile: QueuedFile) => queuedFile.phase !== 'failed' || queuedFile.code === 'reencode_required'

export function FileRow({ queuedFile, queue, tool, settings, panel, position, isInitiallyOpen, onCompare }: Props) {
  const { id, file, phase } = queuedFile
  const needsRerun = isOutdated(queuedFile, settings)
  // An output that updates automatically stays visible until the next one is ready.
  const lastOutput = phase === 'done' && !(needsRerun && tool.buttonLabel) ? queuedFile.output : null
  const currentOutput = needsRerun ? null : lastOutput
  const singleFile = lastOutput?.files.length === 1 ? lastOutput.files[0] : undefined
  const notes = [singleFile?.note, lastOutput?.note].filter(Boolean).join(' ')
  const possibleOffer = queuedFile.phase === 'failed' ? fallbackOffers[queuedFile.code] : undefined
  const offer = possibleOffer && !queuedFile.fallbacks.includes(possibleOffer.fallback) ? possibleOffer : null
  return (
    <li
      className="rounded-lg border border-line bg-surface p-3 sm:px-4"
      aria-label={file.name}
      aria-busy={phase === 'working'}
      tabIndex={-1}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 font-semibold">{file.name}</p>
        <p className="text-sm tabular-nums">
          <span className="text-muted">{formatBytesPrecise(file.size)}</span>
          {singleFile && (
            <>
              {' → '}
              <strong>{formatBytesPrecise(singleFile.blob.size)}</strong>{' '}
              <span className={singleFile.blob.size < file.size ? 'text-positive' : 'text-muted'}>
                {singleFile.removedCount === undefined
                  ? formatSizeChange(file.size, singleFile.blob.size)
                  : formatRemovedCount(singleFile.removedCount)}
              </span>
            </>
          )}
          {lastOutput && !singleFile && (
            <>
              {' → '}
              <strong>
                {lastOutput.files.length} files, {formatBytesPrecise(getTotalBytes(lastOutput.files))}
              </strong>
            </>
          )}
        </p>
      </div>
      {queuedFile.phase === 'failed' && <p className="mt-1 text-danger text-sm">{queuedFile.text}</p>}
      {notes && <p className="mt-1 text-muted text-sm">{notes}</p>}
      {panel && hasPanel(queuedFile) && (
        <PanelBox
          panel={panel}
          isInitiallyOpen={isInitiallyOpen}
          file={file}
          position={position}
          fileCount={queue.getSnapshot().filter(hasPanel).length}
          settings={settings}
          tweak={queuedFile.tweak}
          onTweak={(tweak) => queue.tweak(id, tweak)}
          onTweakAll={queue.tweakAll}
          output={currentOutput?.files ?? null}
        />
      )}
      {currentOutput && !singleFile && <OutputList files={currentOutput.files} nextTools={tool.nextTools} />}
      <div className="mt-2 flex flex-wrap items-center gap-1">
        {!currentOutput && <span className="mr-2 text-muted text-sm">{phaseLabels[phase]}</span>}
        {tool.buttonLabel && phase !== 'working' && phase !== 'waiting' && needsRerun && (
          <Button
            size="small"
            onClick={() => queue.rerun(settings, id)}
            aria-label={`${phase === 'done' ? 'Again' : 'Start'}: ${file.name}`}
          >
            {phase === 'done' ? 'Again' : 'Start'}
          </Button>
        )}
        {currentOutput && singleFile && (
          <FileActions output={singleFile} nextTools={tool.nextTools} onCompare={panel ? null : () => onCompare(id)} />
        )}
        {currentOutput && !singleFile && (
          <SaveAllButton
            name={buildFileName(file.name, tool.type, 'zip')}
            files={currentOutput.files}
            size="small"
            aria-label={`Download ${currentOutput.files.length} files as ZIP, ${file.name}`}
          />
        )}
        {offer && (
          <Button size="small" onClick={() => queue.allowFallback(id, offer.fallback)}>
            {offer.label}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => queue.remove(id)} aria-label={`Remove ${file.name}`}>
          Remove
        </Button>
      </div>
    </li>
  )
}

type LastFocus = { control: HTMLElement; rows: readonly (Element | null | undefined)[] }

/** Moves focus to the same row, a neighbor or `fallbackRef` when the focused control disappears. */
export function useFocusRestore(fallbackRef: RefObject<HTMLElement | null>) {
  const lastFocusRef = useRef<LastFocus | null>(null)
  useLayoutEffect(() => {
    const { current: lastFocus } = lastFocusRef
    if (!lastFocus || lastFocus.control.isConnected || document.activeElement !== document.body) return
    const row = lastFocus.rows.find((candidate) => candidate instanceof HTMLElement && candidate.isConnected)
    const target = row instanceof HTMLElement ? row : fallbackRef.current
    target?.focus({ preventScroll: true })
  })
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const row = target.closest('li[tabindex]')
      lastFocusRef.current = { control: target, rows: [row, row?.nextElementSibling, row?.previousElementSibling] }
    },
    // Not called if the focused control itself is removed.
    onBlur() {
      lastFocusRef.current = null
    },
  }
}
