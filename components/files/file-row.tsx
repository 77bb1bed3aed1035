import { Button } from '@/components/ui/button'
import type { ImageErrorCode } from '@/lib/core/errors/image-errors'
import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
import { buildFileName } from '@/lib/images/image-file-names'
import { bytesIn } from './bytes-in'
import { FileActions } from './file-actions'
import type { FilesToolInfo } from './files-tool-info'
import { formatRemovedCount, formatSizeChange } from './format-size-change'
import { OutputList } from './output-list'
import type { FilesPanel } from './panel'
import { PanelBox } from './panel-box'
import { type Fallback, isOutdated, type Queue, type QueuedFile, type Settings } from './queue'
import { SaveAllButton } from './save-all-button'

type Props = {
  item: QueuedFile
  queue: Queue
  tool: FilesToolInfo
  settings: Settings
  panel: FilesPanel | null
  position: number
  /** Whether the panel stands open at first. */
  isInitiallyOpen: boolean
  onCompare: (id: number) => void
}

const words = {
  held: 'Not started',
  waiting: 'Waiting',
  working: 'Working…',
  stopped: 'Stopped',
  done: 'Changed since it was made',
  failed: 'Not done',
}

/** The way on that a fault leaves. */
const offers: Partial<Record<ImageErrorCode, { allows: Fallback; label: string }>> = {
  animated: { allows: 'firstFrame', label: 'Use the first frame' },
  drawn_anew: { allows: 'anew', label: 'Make a new file' },
  out_of_memory: { allows: 'half', label: 'Try half its size' },
}

/** What was refused has nothing to be set. */
const hasPanel = (one: QueuedFile) => one.phase !== 'failed' || one.code === 'drawn_anew'

/** One file: what it is, how far it is, what became of it. */
export function FileRow({ item, queue, tool, settings, panel, position, isInitiallyOpen, onCompare }: Props) {
  const { id, file, phase } = item
  const behind = isOutdated(item, settings)
  // What follows the settings by itself stays until the next is there; what waits for the button says nothing of now.
  const last = phase === 'done' && !(behind && tool.button) ? item.made : null
  const made = behind ? null : last
  const single = last?.files.length === 1 ? last.files[0] : undefined
  const notes = [single?.note, last?.note].filter(Boolean).join(' ')
  const way = item.phase === 'failed' ? offers[item.code] : undefined
  const offer = way && !item.fallbacks.includes(way.allows) ? way : null
  return (
    <li
      className="rounded-lg border border-line bg-surface p-3 sm:px-4"
      aria-label={file.name}
      aria-busy={phase === 'working'}
      tabIndex={-1}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 font-semibold [overflow-wrap:anywhere]">{file.name}</p>
        <p className="text-sm tabular-nums">
          <span className="text-muted">{formatBytesPrecise(file.size)}</span>
          {single && (
            <>
              {' → '}
              <strong>{formatBytesPrecise(single.blob.size)}</strong>{' '}
              <span className={single.blob.size < file.size ? 'text-positive' : 'text-muted'}>
                {single.removedCount === undefined
                  ? formatSizeChange(file.size, single.blob.size)
                  : formatRemovedCount(single.removedCount)}
              </span>
            </>
          )}
          {last && !single && (
            <>
              {' → '}
              <strong>
                {last.files.length} files, {formatBytesPrecise(bytesIn(last.files))}
              </strong>
            </>
          )}
        </p>
      </div>
      {item.phase === 'failed' && <p className="mt-1 text-danger text-sm">{item.text}</p>}
      {notes && <p className="mt-1 text-muted text-sm">{notes}</p>}
      {panel && hasPanel(item) && (
        <PanelBox
          panel={panel}
          isInitiallyOpen={isInitiallyOpen}
          file={file}
          position={position}
          count={queue.snapshot().filter(hasPanel).length}
          settings={settings}
          tweak={item.tweak}
          onTweak={(tweak) => queue.tweak(id, tweak)}
          onTweakAll={queue.tweakAll}
          output={made?.files ?? null}
        />
      )}
      {made && !single && <OutputList files={made.files} next={tool.next} />}
      <div className="mt-2 flex flex-wrap items-center gap-1">
        {!made && <span className="mr-2 text-muted text-sm">{words[phase]}</span>}
        {tool.button && phase !== 'working' && phase !== 'waiting' && behind && (
          <Button
            size="small"
            onClick={() => queue.rerun(settings, id)}
            aria-label={`${phase === 'done' ? 'Again' : 'Start'}: ${file.name}`}
          >
            {phase === 'done' ? 'Again' : 'Start'}
          </Button>
        )}
        {made && single && (
          <FileActions output={single} next={tool.next} onCompare={panel ? null : () => onCompare(id)} />
        )}
        {made && !single && (
          <SaveAllButton
            name={buildFileName(file.name, tool.type, 'zip')}
            files={made.files}
            size="small"
            aria-label={`Save ${made.files.length} files as ZIP, ${file.name}`}
          />
        )}
        {offer && (
          <Button size="small" onClick={() => queue.allowFallback(id, offer.allows)}>
            {offer.label}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          onClick={() => queue.remove(id)}
          aria-label={`Remove ${file.name}`}
        >
          Remove
        </Button>
      </div>
    </li>
  )
}
