import { useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { notifyError } from '@/components/ui/notify'
import { zipNotSaved } from '@/lib/errors/pictures'
import { exactByteSize } from '@/lib/figures/size'
import { changeInWords } from './change-in-words'
import { Compare } from './compare'
import { FileRow } from './file-row'
import { isOpen, isTaken, type Queue, type QueuedFile, type Settings } from './queue'
import { saveAll } from './save-all'
import { SentBytes } from './sent-bytes'
import type { FilesTarget } from './target'

export { createQueue } from './queue'

type Props = { tool: FilesTarget; queue: Queue; settings: Settings }
type Done = Extract<QueuedFile, { phase: 'done' }>

const isDone = (one: QueuedFile): one is Done => one.phase === 'done'
const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0)

/** The list of files with what can be done with all of them. Its code comes with the first file. */
export function QueueSection({ tool, queue, settings }: Props) {
  const files = useSyncExternalStore(queue.subscribe, queue.snapshot)
  const [comparedId, setComparedId] = useState<number | null>(null)
  const done = files.filter(isDone)
  const compared = done.find(({ id }) => id === comparedId) ?? done[0]
  if (files.length === 0) return null
  return (
    <section aria-labelledby="files" className="grid gap-4">
      <h3 id="files" className="sr-only">
        Your files
      </h3>
      <Totals files={files} done={done} />
      <Actions tool={tool} queue={queue} settings={settings} files={files} done={done} />
      {compared && (
        <Compare
          key={compared.id}
          name={compared.made.name}
          before={compared.file}
          after={compared.made.blob}
        />
      )}
      <ul className="grid gap-2">
        {files.map((one) => (
          <FileRow key={one.id} one={one} queue={queue} tool={tool} onCompare={setComparedId} />
        ))}
      </ul>
      <SentBytes since={queue.since} />
    </section>
  )
}

function Totals({ files, done }: { files: readonly QueuedFile[]; done: readonly Done[] }) {
  const failed = files.filter(({ phase }) => phase === 'failed').length
  const closed = files.filter((one) => !isOpen(one)).length
  const before = sum(done.map(({ file }) => file.size))
  const after = sum(done.map(({ made }) => made.blob.size))
  return (
    <div>
      <p role="status" className="font-semibold">
        {done.length} of {files.length} done{failed > 0 && `, ${failed} not done`}
        {done.length > 0 &&
          `: ${exactByteSize(before)} → ${exactByteSize(after)}, ${changeInWords(before, after)}`}
      </p>
      {closed < files.length && (
        <progress
          className="mt-2 w-full accent-accent"
          max={files.length}
          value={closed}
          aria-label="Files finished"
        />
      )}
    </div>
  )
}

type ActionsProps = Props & { files: readonly QueuedFile[]; done: readonly Done[] }

function Actions({ tool, queue, settings, files, done }: ActionsProps) {
  const isBusy = files.some(isOpen)
  const isOutdated = files.some(
    (one) => isTaken(one) && JSON.stringify(one.settings) !== JSON.stringify(settings),
  )
  const save = () =>
    saveAll(
      `${tool.type}.zip`,
      done.map(({ made }) => made),
    ).catch(() => notifyError(zipNotSaved))
  return (
    <div className="flex flex-wrap gap-2">
      {done.length > 1 && (
        <Button look="primary" onClick={save} disabled={isBusy}>
          Save {done.length} files as ZIP
        </Button>
      )}
      {isOutdated && <Button onClick={() => queue.again(settings)}>Run again with these settings</Button>}
      {isBusy ? (
        <Button onClick={queue.stop}>Stop</Button>
      ) : (
        files.some(({ phase }) => phase === 'stopped') && (
          <Button onClick={() => queue.resume()}>Continue</Button>
        )
      )}
      <Button look="quiet" onClick={queue.clear}>
        Clear the list
      </Button>
    </div>
  )
}
