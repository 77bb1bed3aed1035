import { PictureError } from '@/lib/core/errors/picture-faults'
import { type Size, sizeWithin } from '@/lib/core/geometry/sizes'
import { movingFrames } from '@/lib/images/gif/moving-frames'
import { isSeeThrough, openPicture } from '@/lib/images/open/open-picture'
import { SNIFFED_BYTES, sniff } from '@/lib/images/sniff'
import type { Looked, Still } from './job'

/** Enough for every size that a GIF is made in, so that the whole photo need not be opened again. */
const KEPT = { width: 1600, height: 1600 }
/** An SVG may say that it is as small as an icon. */
const LEAST_SVG = 800
const SHOWN = { width: 200, height: 200 }

type Wanted = { file: File; most: number }

/** A file's picture, or the first `most` frames of a moving one. Throws `PictureError`. */
export async function look({ file, most }: Wanted): Promise<Looked> {
  try {
    return await still(file, false)
  } catch (error) {
    if (!(error instanceof PictureError) || error.code !== 'animated') throw error
  }
  return frames(file, most).catch((error: unknown) => {
    if (error instanceof PictureError && error.code === 'first_frame_only') return firstOf(file)
    throw error
  })
}

async function still(file: File, firstFrame: boolean): Promise<Looked> {
  const { pixels } = await openPicture(file, { most: KEPT, firstFrame, svgLeast: LEAST_SVG })
  const canvas = canvasOf(pixels)
  canvas.getContext('2d')?.putImageData(pixels, 0, 0)
  return { stills: [await kept(canvas, isSeeThrough(pixels))], ms: null, more: 0 }
}

/** Of a moving picture that this browser cannot take apart, as Safari an animated WebP. */
const firstOf = async (file: File): Promise<Looked> => ({ ...(await still(file, true)), isFirstOnly: true })

async function frames(file: File, most: number): Promise<Looked> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = sniff(bytes.subarray(0, SNIFFED_BYTES))
  if (!type) throw new PictureError('not_a_picture')
  const stills: Still[] = []
  let taken = 0
  let more = 0
  for await (const { image, width, height, ms, index, count } of movingFrames(bytes, type)) {
    if (index >= most) {
      more = count - most
      break
    }
    taken += ms
    const canvas = canvasOf(sizeWithin({ width, height }, KEPT))
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new PictureError('out_of_memory')
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height)
    stills.push(await kept(canvas, isSeeThrough(pixels)))
  }
  return { stills, ms: stills.length > 0 ? taken / stills.length : null, more }
}

async function kept(canvas: OffscreenCanvas, seeThrough: boolean): Promise<Still> {
  const size = { width: canvas.width, height: canvas.height }
  const type = seeThrough ? 'image/png' : 'image/jpeg'
  const small = canvasOf(sizeWithin(size, SHOWN))
  small.getContext('2d')?.drawImage(canvas, 0, 0, small.width, small.height)
  const blob = await canvas.convertToBlob({ type, quality: 0.95 })
  return { blob, thumb: await small.convertToBlob({ type, quality: 0.85 }), size }
}

const canvasOf = ({ width, height }: Size) => new OffscreenCanvas(width, height)
