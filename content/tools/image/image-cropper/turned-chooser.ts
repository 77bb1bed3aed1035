import { fitWithin, type Size } from '@/lib/core/geometry/sizes'
import { createContext } from '@/lib/images/canvas-context'
import { createFrameChooser, type FrameChooser } from '@/lib/images/focus/choose-frame'
import { getCropMatrix, getFrameSize, initialView } from './crop-view'

/** Enough for `createFrameChooser`, in pixels. */
const SAMPLE_SIDE = 1024

/** Creates a chooser for an image after its quarter turns, because faces are found upright. */
export function createTurnedChooser(image: CanvasImageSource, size: Size, turns: number): FrameChooser {
  const view = { ...initialView, turns }
  const frame = getFrameSize(size, view)
  const sampleSize = fitWithin(frame, { width: SAMPLE_SIDE, height: SAMPLE_SIDE })
  const context = createContext(sampleSize)
  context.imageSmoothingQuality = 'high'
  context.setTransform(...getCropMatrix(size, view, { x: 0, y: 0, ...frame }, sampleSize))
  context.drawImage(image, 0, 0, size.width, size.height)
  return createFrameChooser(context.canvas, sampleSize)
}
