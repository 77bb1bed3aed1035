import { coverCrop } from '@/lib/pictures/cover-crop'
import { croppedShare } from '@/lib/pictures/request-size'
import type { Size } from '@/lib/pictures/sizes'
import type { Asked } from './asked'

export type Finished = {
  file: Blob
  size: Size
  /** How the model drew it. */
  drawn: Size
  /** Whether the file is the model's own, byte for byte. */
  untouched: boolean
  /** Share of the drawn picture that was cut off, 0 to 1. */
  cropped: number
  /** How much it was enlarged; 1 or less for not at all. */
  scale: number
  /** Whether a part of it can be seen through. */
  seeThrough: boolean
}

const QUALITY = 0.92

/**
 * Cuts a picture to the exact size, from its middle, and writes it as the wanted type. One that already is both stays as it
 * came, with whatever its file says about its origin. Throws where the browser cannot open it.
 */
export async function finishPicture(original: Blob, target: Size, type: Asked['type']): Promise<Finished> {
  const bitmap = await createImageBitmap(original)
  try {
    const drawn = { width: bitmap.width, height: bitmap.height }
    const untouched = drawn.width === target.width && drawn.height === target.height && original.type === type
    const canvas = await cut(bitmap, target, type)
    const file = untouched ? original : await encoded(canvas, type)
    return {
      file,
      size: { width: target.width, height: target.height },
      drawn,
      untouched,
      cropped: croppedShare(drawn, target),
      scale: target.width / coverCrop(drawn, target).width,
      seeThrough: isSeeThrough(canvas),
    }
  } finally {
    bitmap.close()
  }
}

async function cut(bitmap: ImageBitmap, target: Size, type: string): Promise<HTMLCanvasElement> {
  const { x, y, width, height } = coverCrop(bitmap, target)
  const canvas = document.createElement('canvas')
  canvas.width = target.width
  canvas.height = target.height
  const context = contextOf(canvas)
  if (type === 'image/jpeg') {
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, target.width, target.height)
  }
  // The browser's own resampling is better than a canvas's where it is known; older Safari ignores the options.
  const resized = await createImageBitmap(bitmap, x, y, width, height, {
    resizeWidth: target.width,
    resizeHeight: target.height,
    resizeQuality: 'high',
  })
  context.drawImage(resized, 0, 0, target.width, target.height)
  resized.close()
  return canvas
}

/** Browsers that cannot write a type write a PNG and say so only in the result. */
export async function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
  if (!file) throw new Error('The browser could not write the picture.')
  return file
}

function isSeeThrough(canvas: HTMLCanvasElement): boolean {
  const small = document.createElement('canvas')
  small.width = 32
  small.height = 32
  const context = contextOf(small)
  context.drawImage(canvas, 0, 0, 32, 32)
  const { data } = context.getImageData(0, 0, 32, 32)
  return data.some((value, index) => index % 4 === 3 && value < 250)
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser gives no canvas.')
  context.imageSmoothingQuality = 'high'
  return context
}
