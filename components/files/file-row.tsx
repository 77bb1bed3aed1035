import { Button } from '@/components/ui/button'
import { exactByteSize } from '@/lib/figures/size'
import { changeInWords } from './change-in-words'
import { FileActions } from './file-actions'
import type { Queue, QueuedFile } from './queue'
import type { FilesTarget } from './target'

type Props = { one: QueuedFile; queue: Queue; tool: FilesTarget; onCompare: (id: number) => void }

const words = {
  waiting: 'Waiting',
  working: 'Working…',
  stopped: 'Stopped',
  done: 'Done',
  failed: 'Not done',
}

/** One file: what it is, how far it is, what became of it. */
export function FileRow({ one, queue, tool, onCompare }: Props) {
  const { id, file, phase } = one
  const made = phase === 'done' ? one.made : null
  return (
    <li className="rounded-lg border border-line bg-surface p-3 sm:px-4" aria-busy={phase === 'working'}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 font-semibold">{file.name}</p>
        <p className="text-sm tabular-nums">
          <span className="text-muted">{exactByteSize(file.size)}</span>
          {made && (
            <>
              {' → '}
              <strong>{exactByteSize(made.blob.size)}</strong>{' '}
              <span className="text-positive">{changeInWords(file.size, made.blob.size)}</span>
            </>
          )}
        </p>
      </div>
      {one.phase === 'failed' && <p className="mt-1 text-danger text-sm">{one.text}</p>}
      {made?.note && <p className="mt-1 text-muted text-sm">{made.note}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-1">
        {!made && <span className="mr-2 text-muted text-sm">{words[phase]}</span>}
        {made && <FileActions made={made} next={tool.next} onCompare={() => onCompare(id)} />}
        {one.phase === 'failed' && one.code === 'animated' && (
          <Button size="small" onClick={() => queue.acceptFirstFrame(id)}>
            Use the first frame
          </Button>
        )}
        <Button look="quiet" size="small" onClick={() => queue.remove(id)} aria-label={`Remove ${file.name}`}>
          Remove
        </Button>
      </div>
    </li>
  )
}
