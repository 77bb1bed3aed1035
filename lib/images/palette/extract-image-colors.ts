import { fitWithin } from '@/lib/core/geometry/sizes'
import { createContext } from '@/lib/images/canvas-context'
import { createWorkerClient } from '@/lib/images/worker/worker-client'
import type { ExtractOptions, PaletteJob, Swatch } from './extract-colors'

/** Longest side of the sampled copy, in pixels; a larger one does not change the colors. */
const MAX_SAMPLED_SIDE = 360

const extractColorsInWorker = createWorkerClient<PaletteJob, Swatch[]>(
  () => new Worker(new URL('./palette-worker.ts', import.meta.url), { type: 'module' }),
)

export const extractImageColors = (bitmap: ImageBitmap, options: ExtractOptions, signal?: AbortSignal) =>
  extractColorsInWorker({ pixels: getUnsmoothedPixels(bitmap), options }, signal ? { signal } : {})

function getUnsmoothedPixels(bitmap: ImageBitmap): ImageData {
  const { width, height } = fitWithin(bitmap, { width: MAX_SAMPLED_SIDE, height: MAX_SAMPLED_SIDE })
  const context = createContext({ width, height }, { willReadFrequently: true })
  // Without smoothing, which would mix colors that the image does not contain.
  context.imageSmoothingEnabled = false
  context.drawImage(bitmap, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}
