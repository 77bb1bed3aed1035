import { useEffect, useEffectEvent, useState } from 'react'
import { DropBox } from '@/components/files/drop-box'
import { useHandedOver } from '@/components/files/use-handed-over'
import { useIntake } from '@/components/files/use-intake'
import { useLoaded } from '@/components/loading/use-loaded'
import { Notice } from '@/components/text/notice'
import { BytesSent } from '@/components/ui/bytes-sent'
import { filesNotAdded, filesWait } from '@/lib/core/errors/pictures'
import { textNotices } from '@/lib/core/errors/text-notices'
import type { CanvasPicture } from '@/lib/images/open/canvas-worker'
import { coloursIn } from './palette-link'

const loadPane = () => import('./palette-pane')

export type OpenedPicture = CanvasPicture & { name: string }

/** Longest side of the picture that colours are picked from. */
const SIDE = 1_600

/** A picture in, its colours out. A link with colours opens without one. */
export default function ColorPaletteExtractor() {
  const [picture, setPicture] = useState<OpenedPicture | null>(null)
  // Opened with the next connection.
  const [missed, setMissed] = useState<readonly File[]>([])
  const [problem, setProblem] = useState<{ title: string; text: string } | null>(null)
  const [linked, setLinked] = useState<readonly string[]>([])
  const pane = useLoaded(loadPane, picture !== null || linked.length > 0)
  const { over } = useIntake(take)
  useHandedOver('color-palette-extractor', (file) => take([file]))

  useEffect(() => {
    const read = () => setLinked(coloursIn(location.hash))
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  useEffect(() => () => picture?.bitmap.close(), [picture])
  const takeMissed = useEffectEvent(() => take(missed))
  useEffect(() => {
    if (missed.length === 0) return
    addEventListener('online', takeMissed, { once: true })
    return () => removeEventListener('online', takeMissed)
  }, [missed])

  async function take(files: readonly File[]) {
    const [file] = files
    if (!file) return
    setProblem(null)
    setMissed([])
    try {
      const { openForCanvas } = await import('@/lib/images/open/open-for-canvas')
      const opened = await openForCanvas(file, SIDE)
      if ('failed' in opened) {
        setProblem({ title: `“${file.name}” was not opened`, text: opened.failed.text })
        if (opened.failed.code === 'offline') setMissed(files)
      } else setPicture({ ...opened, name: file.name })
    } catch {
      setProblem(navigator.onLine ? filesNotAdded : filesWait)
      setMissed(files)
    }
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <DropBox
        invitation={picture ? 'Drop another picture' : 'Drop a picture anywhere on this page'}
        accept="image/*"
        few
        over={over}
        onFiles={take}
        onIntent={() => loadPane().catch(() => {})}
      />
      {problem && <Notice {...problem} />}
      {pane.status === 'failed' && <Notice {...textNotices.no_pane} />}
      {pane.status === 'loaded' && (picture || linked.length > 0) && (
        <pane.module.PalettePane picture={picture} linked={linked} />
      )}
      <BytesSent />
    </div>
  )
}
