import { Button } from '@/components/ui/button'
import type { PictureFault } from '@/lib/core/errors/picture-faults'
import { exactByteSize } from '@/lib/core/format/size'
import { nameOf } from '@/lib/images/names'
import { bytesIn } from './bytes-in'
import { changeInWords, removedInWords } from './change-in-words'
import { FileActions } from './file-actions'
import { MadeList } from './made-list'
import type { FilesPanel } from './panel'
import { PanelBox } from './panel-box'
import { type Allowed, isBehind, type Queue, type QueuedFile, type Settings } from './queue'
import { SaveAllButton } from './save-all-button'
import type { FilesTarget } from './target'

type Props = {
  one: QueuedFile
  queue: Queue
  tool: FilesTarget
  settings: Settings
  panel: FilesPanel | null
  place: number
  /** Whether the panel stands open at first. */
  opens: boolean
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
const offers: Partial<Record<PictureFault, { allows: Allowed; label: string }>> = {
  animated: { allows: 'firstFrame', label: 'Use the first frame' },
  drawn_anew: { allows: 'anew', label: 'Make a new file' },
  out_of_memory: { allows: 'half', label: 'Try half its size' },
}

/** What was refused has nothing to be set. */
const hasPanel = (one: QueuedFile) => one.phase !== 'failed' || one.code === 'drawn_anew'

/** One file: what it is, how far it is, what became of it. */
export function FileRow({ one, queue, tool, settings, panel, place, opens, onCompare }: Props) {
  const { id, file, phase } = one
  const behind = isBehind(one, settings)
  // What follows the settings by itself stays until the next is there; what waits for the button says nothing of now.
  const last = phase === 'done' && !(behind && tool.button) ? one.made : null
  const made = behind ? null : last
  const single = last?.files.length === 1 ? last.files[0] : undefined
  const notes = [single?.note, last?.note].filter(Boolean).join(' ')
  const way = one.phase === 'failed' ? offers[one.code] : undefined
  const offer = way && !one.allowed.includes(way.allows) ? way : null
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
          <span className="text-muted">{exactByteSize(file.size)}</span>
          {single && (
            <>
              {' → '}
              <strong>{exactByteSize(single.blob.size)}</strong>{' '}
              <span className={single.blob.size < file.size ? 'text-positive' : 'text-muted'}>
                {single.removed === undefined
                  ? changeInWords(file.size, single.blob.size)
                  : removedInWords(single.removed)}
              </span>
            </>
          )}
          {last && !single && (
            <>
              {' → '}
              <strong>
                {last.files.length} files, {exactByteSize(bytesIn(last.files))}
              </strong>
            </>
          )}
        </p>
      </div>
      {one.phase === 'failed' && <p className="mt-1 text-danger text-sm">{one.text}</p>}
      {notes && <p className="mt-1 text-muted text-sm">{notes}</p>}
      {panel && hasPanel(one) && (
        <PanelBox
          panel={panel}
          opens={opens}
          file={file}
          place={place}
          count={queue.snapshot().filter(hasPanel).length}
          settings={settings}
          tweak={one.tweak}
          onTweak={(tweak) => queue.tweak(id, tweak)}
          onTweakAll={queue.tweakAll}
          made={made?.files ?? null}
        />
      )}
      {made && !single && <MadeList files={made.files} next={tool.next} />}
      <div className="mt-2 flex flex-wrap items-center gap-1">
        {!made && <span className="mr-2 text-muted text-sm">{words[phase]}</span>}
        {tool.button && phase !== 'working' && phase !== 'waiting' && behind && (
          <Button
            size="small"
            onClick={() => queue.again(settings, id)}
            aria-label={`${phase === 'done' ? 'Again' : 'Start'}: ${file.name}`}
          >
            {phase === 'done' ? 'Again' : 'Start'}
          </Button>
        )}
        {made && single && (
          <FileActions made={single} next={tool.next} onCompare={panel ? null : () => onCompare(id)} />
        )}
        {made && !single && (
          <SaveAllButton
            name={nameOf(file.name, tool.type, 'zip')}
            files={made.files}
            size="small"
            aria-label={`Save ${made.files.length} files as ZIP, ${file.name}`}
          />
        )}
        {offer && (
          <Button size="small" onClick={() => queue.allow(id, offer.allows)}>
            {offer.label}
          </Button>
        )}
        <Button look="quiet" size="small" onClick={() => queue.remove(id)} aria-label={`Remove ${file.name}`}>
          Remove
        </Button>
      </div>
    </li>
  )
}
