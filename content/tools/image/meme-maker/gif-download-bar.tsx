import { Download } from 'lucide-react'
import { useState } from 'react'
import type { ShowMessage } from '@/components/editor/download-bar'
import type { Editor } from '@/components/editor/editor'
import { sendToTool, shareFile } from '@/components/files/send-file'
import { useCancellableJob } from '@/components/run/use-cancellable-job'
import { Button } from '@/components/ui/button'
import { saveBlob } from '@/components/ui/save-blob'
import { imageNotOpenedMessage } from '@/lib/core/errors/image-notices'
import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
import { scaleSize } from '@/lib/core/geometry/sizes'
import { createContext } from '@/lib/images/canvas-context'
import { paintDrawing } from '@/lib/images/drawing/paint-drawing'
import type { Drawing, TextMeasurer } from '@/lib/images/drawing/shapes'
import { createWorkerClient, describeGifError } from '@/lib/images/worker/worker-client'
import { loadAnimation } from './animation-store'
import { drawBackground, drawTextOverlay, getPanelBox } from './draw-meme'
import type { AnimatedMeme, MemeGifJob, MemeGifProgress } from './gif-worker'
import type { MemeScene } from './scene'

/** In pixels: wider GIFs are megabytes large, and chats show them smaller. */
const MAX_WIDTH = 640

type JobInput = { editor: Editor<MemeScene>; panelIndex: number }

/** Prepares the GIF encoder's input. Everything except the animation is drawn here, where the fonts are loaded. */
async function createGifJob(
  { editor, panelIndex }: JobInput,
  measure: TextMeasurer,
  animationFile: Blob,
): Promise<MemeGifJob> {
  const { scene, family, images } = editor
  const imageWidth = scene.pictures[panelIndex]?.width ?? MAX_WIDTH
  const overlayDrawing = drawTextOverlay(scene, measure)
  const panelBox = getPanelBox(scene, panelIndex)
  const width = Math.min(MAX_WIDTH, Math.max(240, imageWidth * (overlayDrawing.width / panelBox.width)))
  const scale = width / overlayDrawing.width
  const paintBitmap = (drawing: Drawing) => {
    const context = createContext(scaleSize(drawing, scale))
    paintDrawing(context, drawing, family, images)
    return context.canvas.transferToImageBitmap()
  }
  return {
    bytes: new Uint8Array(await animationFile.arrayBuffer()),
    background: paintBitmap(drawBackground(scene, panelIndex)),
    overlay: paintBitmap(overlayDrawing),
    focus: scene.pictures[panelIndex]?.focus,
    panelBox: { x: Math.round(panelBox.x * scale), y: Math.round(panelBox.y * scale), ...scaleSize(panelBox, scale) },
  }
}

const fileName = 'meme.gif'
const nextTool = { type: 'gif-maker', name: 'GIF Maker', path: '/image-tools/gif-maker' }

const makeGifInWorker = createWorkerClient<MemeGifJob, AnimatedMeme, MemeGifProgress>(
  () => new Worker(new URL('./gif-worker.ts', import.meta.url), { type: 'module' }),
)

type Props = JobInput & { showMessage: ShowMessage }

export default function GifDownloadBar({ editor, panelIndex, showMessage }: Props) {
  const { scene, measure, hasAllImages } = editor
  const { state: progress, startJob, cancel } = useCancellableJob<string | null>(null)
  const [savedGif, setSavedGif] = useState<{ file: File; of: MemeScene } | null>(null)
  const currentFile = progress === null && savedGif?.of === scene ? savedGif.file : null

  async function download() {
    const id = scene.pictures[panelIndex]?.moving
    if (!id || !measure) return
    const { signal, updateState: setProgress } = startJob()
    showMessage('')
    setProgress('Reading frames…')
    try {
      const animationFile = await loadAnimation(id)
      if (!animationFile) return showMessage(imageNotOpenedMessage)
      const job = await createGifJob({ editor, panelIndex }, measure, animationFile)
      const transfer = [job.background, job.overlay, job.bytes.buffer]
      const onProgress = ({ frameNumber, frameCount }: MemeGifProgress) =>
        setProgress(`Frame ${frameNumber} of ${frameCount}`)
      const { gif, frameCount, sourceFrameCount } = await makeGifInWorker(job, { signal, transfer, onProgress })
      const file = new File([gif], fileName, { type: 'image/gif' })
      saveBlob(fileName, file)
      setSavedGif({ file, of: scene })
      const frameNote = frameCount < sourceFrameCount ? `, ${frameCount} of its ${sourceFrameCount} frames` : ''
      showMessage(`Downloaded ${fileName}, ${formatBytesPrecise(file.size)}${frameNote}.`)
    } catch (error) {
      showMessage(signal.aborted ? 'Stopped.' : describeGifError(error as Error))
    } finally {
      setProgress(null)
    }
  }

  return (
    <>
      {progress === null ? (
        <Button
          variant="primary"
          disabled={!hasAllImages}
          onClick={() => (currentFile ? saveBlob(fileName, currentFile) : download())}
        >
          <Download className="size-4" />
          Download GIF
        </Button>
      ) : (
        // Ignore the second click of a double-click, which was meant for the previous button.
        <Button onClick={({ detail }) => detail < 2 && cancel()}>Stop</Button>
      )}
      {currentFile && navigator.canShare?.({ files: [currentFile] }) && (
        <Button variant="quiet" onClick={() => shareFile(currentFile)}>
          Share
        </Button>
      )}
      {currentFile && (
        <Button variant="quiet" onClick={() => sendToTool(nextTool, fileName, currentFile)}>
          Use in {nextTool.name}
        </Button>
      )}
      <p role="status" className="self-center text-muted text-sm empty:hidden">
        {progress}
      </p>
    </>
  )
}
