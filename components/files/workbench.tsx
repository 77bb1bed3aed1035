import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { notifyError } from '@/components/ui/notify'
import { filesNotAdded } from '@/lib/errors/pictures'
import { DropBox } from './drop-box'
import type { Queue } from './queue'
import { SettingsForm } from './settings-form'
import { type FilesTarget, HANDED_OVER } from './target'
import { useIntake } from './use-intake'
import { useSettings } from './use-settings'

type Props = { tool: FilesTarget; startWorker: () => Worker }

const loadQueue = () => import('./queue-section')

type Opened = { queue: Queue; section: Awaited<ReturnType<typeof loadQueue>>['QueueSection'] }

/** What all files tools share: files in, settings once, a row for each file. The list's code comes with the first file. */
export default function Workbench({ tool, startWorker }: Props) {
  const control = useSettings(tool)
  const opening = useRef<Promise<Queue>>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const { over } = useIntake(add)
  const takeHandOver = useEffectEvent(async () => {
    if (location.hash !== HANDED_OVER) return
    window.history.replaceState(window.history.state, '', location.pathname)
    const { takeHandedOver } = await import('./hand-over')
    const file = await takeHandedOver(tool.type).catch(() => null)
    if (file) add([file])
  })
  useEffect(() => {
    takeHandOver()
  }, [])
  useEffect(() => () => opened?.queue.dispose(), [opened])

  function open(): Promise<Queue> {
    opening.current ??= loadQueue().then(({ createQueue, QueueSection }) => {
      const queue = createQueue({ tool: tool.type, startWorker })
      setOpened({ queue, section: QueueSection })
      return queue
    })
    return opening.current
  }

  async function add(files: readonly File[]) {
    try {
      const queue = await open()
      queue.add(files, control.current())
    } catch {
      opening.current = null
      notifyError(filesNotAdded)
    }
  }

  const Section = opened?.section
  return (
    <div className="grid gap-6">
      {over && (
        <div
          className="pointer-events-none fixed inset-0 z-40 border-4 border-accent border-dashed"
          aria-hidden
        />
      )}
      <DropBox
        invitation={tool.invitation}
        accept={tool.accept}
        over={over}
        onFiles={add}
        onIntent={() => loadQueue().catch(() => {})}
      />
      <SettingsForm tool={tool} control={control} />
      {opened && Section && <Section tool={tool} queue={opened.queue} settings={control.settings} />}
    </div>
  )
}
