import { PictureError } from '@/lib/core/errors/picture-faults'
import { type Size, sizeWithin } from '@/lib/core/geometry/sizes'
import { paintPicture } from '@/lib/images/drawing/paint-picture'
import { createGif, sharedColours } from '@/lib/images/gif/create-gif'
import { paletteOf } from '@/lib/images/gif/palette'
import type { GifJob, MadeGif, Progress } from './job'
import { estimatedBytes, fitNote, type Plan, smaller } from './plan'
import { sequenceOf, spread } from './sequence'

/** Frames that stand for all colours of a GIF with one palette, and how large they are looked at. */
const SAMPLES = 12
const SAMPLE_SIZE = { width: 200, height: 200 }

/** Places of the sequence that are tried before the whole is made. */
const TRIED = 3

/** Stops the making of a file that has become too large. */
class TooLarge extends Error {
  readonly bytes: number
  constructor(bytes: number) {
    super('Too large')
    this.bytes = bytes
  }
}

/**
 * The GIF, with one frame in memory at a time. Where it may not be larger than `maxBytes`, it is planned smaller until
 * it isn't, or cannot be. Throws `PictureError`.
 */
export async function makeGif(given: GifJob, onProgress: (progress: Progress) => void): Promise<MadeGif> {
  let job = given
  const frames = sequenceOf(job.pictures.length, job.order)
  const palette = await sharedPalette(job)
  let asked: number | null = null
  for (let plan = job.plan; ; ) {
    const estimate = await estimated(job, plan, frames, palette(plan))
    asked ??= estimate
    const bytes = exceeds(job, estimate)
      ? estimate
      : await made(job, plan, frames, palette(plan), (frame) =>
          onProgress({ frame, frames: frames.length, estimate, plan }),
        ).catch((error: unknown) => {
          if (error instanceof TooLarge) return error.bytes
          throw error
        })
    if (typeof bytes !== 'number') {
      const blob = new Blob([bytes], { type: 'image/gif' })
      const ms = frames.length * job.ms
      const note = fitNote({
        asked: job.plan,
        made: plan,
        bytesAsked: asked,
        bytes: blob.size,
        maxBytes: given.maxBytes,
      })
      return { blob, still: await firstStill(job, plan, frames), plan, frames: frames.length, ms, note }
    }
    const next = smaller(plan, bytes / (job.maxBytes ?? bytes))
    if (next) plan = next
    else job = { ...job, maxBytes: null }
  }
}

const exceeds = ({ maxBytes }: GifJob, bytes: number) => maxBytes !== null && bytes > maxBytes * 0.97

type Palette = ReturnType<typeof paletteOf> | null

async function sharedPalette(job: GifJob): Promise<(plan: Plan) => Palette> {
  if (job.palette === 'frame') return () => null
  const { plan, pictures } = job
  const samples: ImageData[] = []
  for (const index of spread(pictures.length, SAMPLES)) {
    samples.push(await drawn(job, index, sizeWithin(plan, SAMPLE_SIZE)))
  }
  return ({ colours }) => paletteOf(samples, sharedColours(colours))
}

const gifOf = ({ plays, dither, ground }: GifJob, { colours }: Plan, palette: Palette) =>
  createGif({ plays, dither, colours, palette, seeThrough: ground === null })

async function made(
  job: GifJob,
  plan: Plan,
  frames: readonly number[],
  palette: Palette,
  onFrame: (frame: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const gif = gifOf(job, plan, palette)
  for (const [at, index] of frames.entries()) {
    onFrame(at + 1)
    const bytes = gif.add(await drawn(job, index, plan), job.ms)
    // What is left would make it larger still: by how much, the part that is done tells.
    if (job.maxBytes !== null && bytes >= job.maxBytes) throw new TooLarge((bytes * frames.length) / (at + 1))
  }
  return gif.finish()
}

/** From the first frame and a few others, each after the one before it: what does not change costs next to nothing. */
async function estimated(job: GifJob, plan: Plan, frames: readonly number[], palette: Palette) {
  const others: number[] = []
  let first = 0
  for (const at of spread(frames.length - 1, TRIED)) {
    const gif = gifOf(job, plan, palette)
    const before = gif.add(await drawn(job, frames[at] ?? 0, plan), job.ms)
    if (at === 0) first = before
    others.push(gif.add(await drawn(job, frames[at + 1] ?? 0, plan), job.ms) - before)
  }
  return estimatedBytes(frames.length, first, others)
}

/** One picture as it stands in the GIF. */
async function drawn(job: GifJob, index: number, size: Size): Promise<ImageData> {
  const { canvas, context } = await painted(job, index, size)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

async function painted({ pictures, ground, fit, caption }: GifJob, index: number, { width, height }: Size) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const picture = pictures[index]
  if (!context || !picture) throw new PictureError('out_of_memory')
  const bitmap = await createImageBitmap(picture)
  if (ground) {
    context.fillStyle = ground
    context.fillRect(0, 0, width, height)
  }
  paintPicture(context, { kind: 'picture', id: '', x: 0, y: 0, width, height, fit }, bitmap)
  bitmap.close()
  if (caption) context.drawImage(caption, 0, 0, width, height)
  return { canvas, context }
}

/** As WebP, which Safari writes with our own encoder alone; as PNG where that cannot be loaded. */
async function firstStill(job: GifJob, plan: Plan, frames: readonly number[]): Promise<Blob> {
  const { canvas, context } = await painted(job, frames[0] ?? 0, plan)
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
  if (blob.type === 'image/webp') return blob
  const { encodePicture } = await import('@/lib/images/encode/encode-picture')
  const pixels = context.getImageData(0, 0, plan.width, plan.height)
  return encodePicture('webp', pixels, 90).catch(() => blob)
}
