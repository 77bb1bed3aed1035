import { type ComponentType, useState } from 'react'
import { DropBox } from '@/components/files/drop-box'
import { useHandedOver } from '@/components/files/use-handed-over'
import { useIntake } from '@/components/files/use-intake'
import { useLoaded } from '@/components/loading/use-loaded'
import { Notice } from '@/components/text/notice'
import { BytesSent } from '@/components/ui/bytes-sent'
import { textNotices } from '@/lib/core/errors/text-notices'

/** The editor itself: files wait in `given` until it has taken them. */
export type EditorPane = ComponentType<{ given: readonly File[]; onTaken: () => void }>

type Props = {
  type: string
  load: () => Promise<{ default: EditorPane }>
  /** What the drop box asks for. */
  invitation: string
  accept: string
  few?: true
}

/** Where files come in, wherever they are dropped; the editor below it comes once the visitor means to use it. */
export function EditorBench({ type, load, invitation, accept, few }: Props) {
  const pane = useLoaded(load, true)
  const [given, setGiven] = useState<readonly File[]>([])
  const add = (files: readonly File[]) => setGiven((before) => [...before, ...files])
  const { over } = useIntake(add)
  useHandedOver(type, (file) => add([file]))
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-2">
        <DropBox
          look="lg:flex-row lg:justify-center lg:gap-6"
          invitation={invitation}
          accept={accept}
          few={few}
          over={over}
          onFiles={add}
        />
        <BytesSent />
      </div>
      <div className="min-h-svh">
        {pane.status === 'loaded' && <pane.module.default given={given} onTaken={() => setGiven([])} />}
        {pane.status === 'failed' && <Notice {...textNotices.no_pane} />}
      </div>
    </div>
  )
}
