import { ImageError } from '@/lib/core/errors/image-errors'
import { fitWithin, type Size } from '@/lib/core/geometry/sizes'
import { createContext } from '@/lib/images/canvas-context'
import { paintImage } from '@/lib/images/drawing/paint-image'
import { createGifEncoder, getMaxPaletteColors } from '@/lib/images/gif/create-gif'
import { buildPalette } from '@/lib/images/gif/palette'
import {
  estimateBytes,
  formatFitNote,
  type GifJob,
  type GifPlan,
  type GifResult,
  getFrameSequence,
  type Progress,
  pickEvenIndexes,
  reducePlan,
} from './gif-plan'

/** Number and size of the frames sampled for a global palette. */
const SAMPLE_COUNT = 12
const SAMPLE_SIZE = { width: 200, height: 200 }

/** Number of positions encoded to estimate the size of the whole file. */
const TRIAL_COUNT = 3

/** Holds one frame at a time. Reduces the plan until the file fits `maxBytes`, and throws `ImageError` if none fits. */
export async function makeGif(initialJob: GifJob, onProgress: (progress: Progress) => void): Promise<GifResult> {
  let job = initialJob
  const frameIndexes = getFrameSequence(job.images.length, job.order)
  const getPalette = await createPaletteBuilder(job)
  let requestedBytes: number | null = null
  for (let plan = job.plan; ; ) {
    const estimate = await estimateSize(job, plan, frameIndexes, getPalette(plan))
    requestedBytes ??= estimate
    const encoded = exceedsLimit(job, estimate)
      ? estimate
      : await encodeFrames(job, plan, frameIndexes, getPalette(plan), (frameNumber) =>
          onProgress({ frameNumber, frameCount: frameIndexes.length, estimatedBytes: estimate, plan }),
        )
    if (typeof encoded !== 'number') {
      const blob = new Blob([encoded], { type: 'image/gif' })
      const durationMs = frameIndexes.reduce((sum, index) => sum + getFrameMs(job, index), 0)
      const note = formatFitNote({
        requestedPlan: job.plan,
        actualPlan: plan,
        requestedBytes,
        bytes: blob.size,
        maxBytes: initialJob.maxBytes,
      })
      return {
        blob,
        firstFrame: await encodeFirstFrame(job, plan, frameIndexes),
        plan,
        frameCount: frameIndexes.length,
        durationMs,
        note,
      }
    }
    const smallerPlan = reducePlan(plan, encoded / (job.maxBytes ?? encoded))
    if (smallerPlan) plan = smallerPlan
    else job = { ...job, maxBytes: null }
  }
}

const getFrameMs = ({ frameTimes }: GifJob, index: number) => frameTimes[index] ?? 0

const exceedsLimit = ({ maxBytes }: GifJob, bytes: number) => maxBytes !== null && bytes > maxBytes * 0.97

type Palette = ReturnType<typeof buildPalette> | null

async function createPaletteBuilder(job: GifJob): Promise<(plan: GifPlan) => Palette> {
  if (job.palette === 'frame') return () => null
  const { plan, images } = job
  const samples: ImageData[] = []
  for (const index of pickEvenIndexes(images.length, SAMPLE_COUNT)) {
    samples.push(await getFramePixels(job, index, fitWithin(plan, SAMPLE_SIZE)))
  }
  return ({ colours: colorCount }) => buildPalette(samples, getMaxPaletteColors(colorCount))
}

const createEncoder = ({ plays, dither, background }: GifJob, { colours: colorCount }: GifPlan, palette: Palette) =>
  createGifEncoder({ playCount: plays, dither, maxColors: colorCount, palette, isTransparent: background === null })

/** Returns the file, or the number of bytes that it would have if that exceeds the limit. */
async function encodeFrames(
  job: GifJob,
  plan: GifPlan,
  frameIndexes: readonly number[],
  palette: Palette,
  onFrame: (frameNumber: number) => void,
): Promise<Uint8Array<ArrayBuffer> | number> {
  const encoder = createEncoder(job, plan, palette)
  for (const [sequenceIndex, frameIndex] of frameIndexes.entries()) {
    onFrame(sequenceIndex + 1)
    const bytes = encoder.add(await getFramePixels(job, frameIndex, plan), getFrameMs(job, frameIndex))
    // The rest would exceed the limit further: extrapolate the total from the finished part.
    if (job.maxBytes !== null && bytes >= job.maxBytes) return (bytes * frameIndexes.length) / (sequenceIndex + 1)
  }
  return encoder.finish()
}

/** Estimates from a few frames. Each follows its predecessor, because unchanged pixels cost almost nothing. */
async function estimateSize(job: GifJob, plan: GifPlan, frameIndexes: readonly number[], palette: Palette) {
  const otherFrameBytes: number[] = []
  let initialFrameBytes = 0
  for (const sequenceIndex of pickEvenIndexes(frameIndexes.length - 1, TRIAL_COUNT)) {
    const encoder = createEncoder(job, plan, palette)
    const [index = 0, nextIndex = 0] = frameIndexes.slice(sequenceIndex)
    const firstFrameBytes = encoder.add(await getFramePixels(job, index, plan), getFrameMs(job, index))
    if (sequenceIndex === 0) initialFrameBytes = firstFrameBytes
    otherFrameBytes.push(
      encoder.add(await getFramePixels(job, nextIndex, plan), getFrameMs(job, nextIndex)) - firstFrameBytes,
    )
  }
  return estimateBytes(frameIndexes.length, initialFrameBytes, otherFrameBytes)
}

async function getFramePixels(job: GifJob, index: number, size: Size): Promise<ImageData> {
  const context = await paintFrame(job, index, size)
  return context.getImageData(0, 0, size.width, size.height)
}

async function paintFrame({ images, background, fit, caption }: GifJob, index: number, { width, height }: Size) {
  const context = createContext({ width, height }, { willReadFrequently: true, background })
  const imageBlob = images[index]
  if (!imageBlob) throw new ImageError('out_of_memory')
  const bitmap = await createImageBitmap(imageBlob)
  paintImage(context, { kind: 'picture', id: '', x: 0, y: 0, width, height, fit }, bitmap)
  bitmap.close()
  if (caption) context.drawImage(caption, 0, 0, width, height)
  return context
}

/** Encodes as WebP, for which Safari needs our own encoder, or as PNG if that cannot load. */
async function encodeFirstFrame(job: GifJob, plan: GifPlan, frameIndexes: readonly number[]): Promise<Blob> {
  const context = await paintFrame(job, frameIndexes[0] ?? 0, plan)
  const blob = await context.canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
  if (blob.type === 'image/webp') return blob
  const { encodeImage } = await import('@/lib/images/encode/encode-image')
  const pixels = context.getImageData(0, 0, plan.width, plan.height)
  return encodeImage('webp', pixels, 90).catch(() => blob)
}
