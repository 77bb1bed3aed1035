import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { bringIntoView } from '@/components/ui/bring-into-view'
import { Button } from '@/components/ui/button'
import { BytesSent } from '@/components/ui/bytes-sent'
import { useDelayedEffect } from '@/components/ui/use-delayed-effect'
import { FileRow, useFocusRestore } from './file-row'
import type { FilesPanel, FilesToolInfo } from './files-tool-info'
import { ImageComparison } from './image-comparison'
import { formatOutputSummary } from './output-files'
import { isOutdated, isPending, isRetryable, type Queue, type QueuedFile, type Settings } from './queue'
import { SaveAllButton, SavePdfButton } from './save-buttons'
import { saveOutput, useUnsavedFilesWarning } from './unsaved-files'

export { createQueue } from './queue'

type Props = { tool: FilesToolInfo; panel: FilesPanel | null; queue: Queue; settings: Settings }
type FinishedFile = Extract<QueuedFile, { phase: 'done' }>

/** The delay is long enough to finish typing a number. */
const REPROCESS_DELAY_MS = 700

export function QueueSection({ tool, panel, queue, settings }: Props) {
  const files = useSyncExternalStore(queue.subscribe, queue.getSnapshot)
  const [selection, setSelection] = useState<{ id: number } | null>(null)
  // An output made with other settings does not match the page, so it cannot be saved.
  const isDone = (queuedFile: QueuedFile): queuedFile is FinishedFile =>
    queuedFile.phase === 'done' && !isOutdated(queuedFile, settings)
  const finishedFiles = files.filter(isDone)
  useUnsavedFilesWarning(finishedFiles.flatMap(({ output }) => output.files))
  const readyFile = panel ? undefined : (finishedFiles.find(({ id }) => id === selection?.id) ?? finishedFiles[0])
  // The previous output stays visible while a new one is made.
  const [lastReadyFile, setLastReadyFile] = useState(readyFile)
  if (readyFile && readyFile !== lastReadyFile) setLastReadyFile(readyFile)
  const comparedFile = readyFile ?? (files.some(({ id }) => id === lastReadyFile?.id) ? lastReadyFile : undefined)
  const newImage = comparedFile?.output.files.length === 1 ? comparedFile.output.files[0] : undefined
  const isImage = newImage?.blob.type.startsWith('image/')
  const statusRef = useRef<HTMLParagraphElement>(null)
  const focusHandlers = useFocusRestore(statusRef)
  const newestId = Math.max(0, ...files.map(({ id }) => id))
  const lastSeenIdRef = useRef(0)
  // On a phone, the settings are between the drop box and the list, so the page scrolls to added files.
  useEffect(() => {
    if (newestId <= lastSeenIdRef.current) return
    lastSeenIdRef.current = newestId
    const top = statusRef.current?.getBoundingClientRect().top ?? 0
    if (top < 0 || top > innerHeight - 160) bringIntoView(statusRef.current)
  }, [newestId])
  useDelayedEffect([queue, settings], REPROCESS_DELAY_MS, () => !tool.buttonLabel && queue.applySettings(settings))
  return (
    <section aria-labelledby="files" className="grid grid-cols-1 content-start gap-4" {...focusHandlers}>
      <h3 id="files" className="sr-only">
        Your files
      </h3>
      <Totals files={files} finishedFiles={finishedFiles} statusRef={statusRef} />
      {files.length > 0 && (
        <Actions tool={tool} queue={queue} settings={settings} files={files} finishedFiles={finishedFiles} />
      )}
      {comparedFile && newImage && isImage && (
        <ImageComparison
          key={comparedFile.id}
          name={newImage.name}
          originalImage={comparedFile.file}
          newImage={newImage.blob}
          focusRequest={selection?.id === comparedFile.id ? selection : null}
        />
      )}
      <ul className="grid gap-2">
        {files.map((queuedFile, index) => (
          <FileRow
            key={queuedFile.id}
            queuedFile={queuedFile}
            queue={queue}
            tool={tool}
            settings={settings}
            panel={panel}
            position={index + 1}
            isInitiallyOpen={index < 3}
            onCompare={(id) => setSelection({ id })}
          />
        ))}
      </ul>
      <BytesSent sinceMs={queue.openedAt} />
    </section>
  )
}

type TotalsProps = Pick<ActionsProps, 'files' | 'finishedFiles'> & { statusRef: RefObject<HTMLParagraphElement | null> }

const MAX_NAMES = 10

function Totals({ files, finishedFiles, statusRef }: TotalsProps) {
  const failedNames = files.filter(({ phase }) => phase === 'failed').map(({ file }) => file.name)
  const settledCount = files.filter((queuedFile) => !isPending(queuedFile)).length
  const outputFiles = finishedFiles.flatMap(({ output }) => output.files)
  const inputBytes = finishedFiles.reduce((sum, { file }) => sum + file.size, 0)
  return (
    <div>
      <p ref={statusRef} role="status" className="font-semibold" tabIndex={-1}>
        {files.length === 0 ? 'No files yet.' : `${finishedFiles.length} of ${files.length} done`}
        {failedNames.length > 0 && `, ${failedNames.length} skipped`}
        {finishedFiles.length > 0 && `: ${formatOutputSummary(inputBytes, outputFiles, finishedFiles.length)}`}
      </p>
      {failedNames.length > 0 && files.length > 1 && (
        <p className="text-danger text-sm">
          Skipped: {failedNames.slice(0, MAX_NAMES).join(', ')}
          {failedNames.length > MAX_NAMES && ` and ${failedNames.length - MAX_NAMES} more`}
        </p>
      )}
      {settledCount < files.length && (
        <progress className="mt-2 w-full" max={files.length} value={settledCount} aria-label="Files finished" />
      )}
    </div>
  )
}

type ActionsProps = Omit<Props, 'panel'> & { files: readonly QueuedFile[]; finishedFiles: readonly FinishedFile[] }

function Actions({ tool, queue, settings, files, finishedFiles }: ActionsProps) {
  const isBusy = files.some(isPending)
  const canRerun = files.some((queuedFile) =>
    tool.buttonLabel ? isOutdated(queuedFile, settings) : isRetryable(queuedFile),
  )
  const outputs = finishedFiles.flatMap((queuedFile) => queuedFile.output.files)
  const onlyOutput = outputs.length === 1 ? outputs[0] : undefined
  return (
    <div className="flex flex-wrap gap-2">
      {canRerun && (
        <Button variant="primary" onClick={() => queue.rerun(settings)}>
          {tool.buttonLabel ?? 'Try again'}
        </Button>
      )}
      {onlyOutput && !isBusy && (
        <Button variant="primary" onClick={() => saveOutput(onlyOutput)}>
          Download
        </Button>
      )}
      {outputs.length > 1 && (
        <SaveAllButton
          name={`${tool.type}.zip`}
          files={outputs}
          variant={canRerun ? 'secondary' : 'primary'}
          disabled={isBusy}
        />
      )}
      {outputs.length > 1 && outputs.every(({ blob }) => blob.type === 'application/pdf') && (
        <SavePdfButton name={`${tool.type}.pdf`} files={outputs} disabled={isBusy} />
      )}
      {isBusy ? (
        <Button onClick={queue.stop}>Stop</Button>
      ) : (
        files.some(({ phase }) => phase === 'stopped') && <Button onClick={() => queue.resume()}>Continue</Button>
      )}
      <Button variant="quiet" onClick={queue.clear}>
        Clear all
      </Button>
    </div>
  )
}
