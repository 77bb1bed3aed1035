import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { EmptyPane } from '@/components/ui/empty-pane'
import { notifyError } from '@/components/ui/notify'
import { filesNotAddedNotice, filesQueuedOfflineNotice } from '@/lib/core/errors/image-notices'
import { getChangedValues } from '@/lib/tool/form-values'
import { DropBox } from './drop-box'
import { SettingsForm, useSettings } from './file-settings'
import type { FilesPanel, FilesToolInfo } from './files-tool-info'
import type { Queue } from './queue'
import { useIncomingFiles } from './receive-files'

type Props = {
  tool: FilesToolInfo
  sample: ReactNode
  loadCode: (type: string) => Promise<{ panel: FilesPanel | null; startWorker: () => Worker }>
}

const loadQueueModule = () => import('./queue-section')

type LoadedQueue = { queue: Queue; QueueSection: typeof import('./queue-section').QueueSection }

export default function Workbench({ tool, sample, loadCode }: Props) {
  const control = useSettings(tool)
  const queuePromiseRef = useRef<Promise<Queue>>(null)
  const [loadedQueue, setLoadedQueue] = useState<LoadedQueue | null>(null)
  const [panel, setPanel] = useState<FilesPanel | null>(null)
  const { isDraggedOver } = useIncomingFiles(addFiles, tool.type)
  useEffect(() => () => loadedQueue?.queue.dispose(), [loadedQueue])

  async function prepareTool() {
    const { panel, startWorker } = await loadCode(tool.type)
    setPanel(panel)
    return startWorker
  }

  const hasChangedSettings = Object.keys(getChangedValues(tool.fields, control.settings)).length > 0
  const prepareForSettings = useEffectEvent(() => prepareTool().catch(() => {}))
  // Also for settings from a link or an earlier visit: the logo of a watermark is chosen in the tool's own controls.
  useEffect(() => {
    if (hasChangedSettings) prepareForSettings()
  }, [hasChangedSettings])

  function openQueue(): Promise<Queue> {
    queuePromiseRef.current ??= Promise.all([loadQueueModule(), prepareTool()]).then(([queueModule, startWorker]) => {
      const { createQueue, QueueSection } = queueModule
      const queue = createQueue({ toolType: tool.type, startWorker, waitsForStart: tool.buttonLabel !== null })
      setLoadedQueue({ queue, QueueSection })
      return queue
    })
    return queuePromiseRef.current
  }

  async function addFiles(files: readonly File[]) {
    try {
      const queue = await openQueue()
      queue.add(files, control.readCurrentSettings())
    } catch {
      queuePromiseRef.current = null
      if (navigator.onLine) return notifyError(filesNotAddedNotice)
      addEventListener('online', () => addFiles(files), { once: true })
      notifyError(filesQueuedOfflineNotice)
    }
  }

  const MoreSettings = panel?.MoreSettings
  return (
    <div className="grid grid-cols-1 gap-6 lg:box-columns lg:items-start lg:gap-10">
      <div className="grid grid-cols-1 content-start gap-6 lg:sticky lg:top-19 lg:-m-1 lg:max-h-[calc(100dvh-5rem)] lg:self-start lg:overflow-y-auto lg:p-1">
        <DropBox
          dropzoneLabel={tool.dropzoneLabel}
          isDraggedOver={isDraggedOver}
          onFilesAdd={addFiles}
          onIntent={() => loadQueueModule().catch(() => {})}
        />
        <SettingsForm fields={tool.fields} control={control} visibleFieldCount={tool.visibleFieldCount} />
        {MoreSettings && (
          <Suspense>
            <MoreSettings control={control} />
          </Suspense>
        )}
      </div>
      {loadedQueue ? (
        <loadedQueue.QueueSection tool={tool} panel={panel} queue={loadedQueue.queue} settings={control.settings} />
      ) : (
        sample || <EmptyPane text="Your files show up here." />
      )}
    </div>
  )
}
