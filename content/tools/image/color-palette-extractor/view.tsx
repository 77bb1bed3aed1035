import { useEffect, useState } from 'react'
import { DropBox } from '@/components/files/drop-box'
import { useIncomingFiles } from '@/components/files/receive-files'
import { useLazyModule } from '@/components/loading/lazy-module'
import { BytesSent } from '@/components/ui/bytes-sent'
import { InlineNotice } from '@/components/ui/inline-notice'
import { useWindowEvent } from '@/components/ui/use-window-event'
import { filesNotAddedNotice, filesQueuedOfflineNotice } from '@/lib/core/errors/image-notices'
import { textNotices } from '@/lib/core/errors/text-notices'
import type { CanvasImage } from '@/lib/images/open/canvas-worker'
import { decodePaletteHash } from './palette-link'

const loadPaneModule = () => import('./palette-pane')

export type PaletteImage = CanvasImage & { name: string }

const MAX_IMAGE_SIDE = 1_600

/** Extracts the colors of an image. A link with colors works without an image. */
export default function ColorPaletteExtractor() {
  const [image, setImage] = useState<PaletteImage | null>(null)
  // Retried when the connection returns.
  const [pendingFiles, setPendingFiles] = useState<readonly File[]>([])
  const [problem, setProblem] = useState<{ title: string; text: string } | null>(null)
  const [linkedColors, setLinkedColors] = useState<readonly string[]>([])
  const paneModule = useLazyModule(loadPaneModule, image !== null || linkedColors.length > 0)
  const { isDraggedOver } = useIncomingFiles(openFiles, 'color-palette-extractor')

  const readHash = () => setLinkedColors(decodePaletteHash(location.hash))
  useEffect(readHash, [])
  useWindowEvent('hashchange', readHash)
  useEffect(() => () => image?.bitmap.close(), [image])
  useWindowEvent('online', () => openFiles(pendingFiles))

  async function openFiles(files: readonly File[]) {
    const [file] = files
    if (!file) return
    setProblem(null)
    setPendingFiles([])
    try {
      const { openImageForCanvas } = await import('@/lib/images/open/open-image-for-canvas')
      const openResult = await openImageForCanvas(file, MAX_IMAGE_SIDE)
      if ('failed' in openResult) {
        setProblem({ title: `Couldn’t open “${file.name}”`, text: openResult.failed.text })
        if (openResult.failed.code === 'offline') setPendingFiles(files)
      } else setImage({ ...openResult, name: file.name })
    } catch {
      setProblem(navigator.onLine ? filesNotAddedNotice : filesQueuedOfflineNotice)
      setPendingFiles(files)
    }
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <DropBox
        dropzoneLabel={image ? 'Drop another image' : 'Drop an image anywhere on this page'}
        hidesFolderButton
        isDraggedOver={isDraggedOver}
        onFilesAdd={openFiles}
        onIntent={() => loadPaneModule().catch(() => {})}
      />
      {problem && <InlineNotice {...problem} />}
      {paneModule.status === 'failed' && <InlineNotice {...textNotices.no_pane} />}
      {paneModule.status === 'loaded' && (image || linkedColors.length > 0) && (
        <paneModule.module.PalettePane image={image} linkedColors={linkedColors} />
      )}
      <BytesSent />
    </div>
  )
}
