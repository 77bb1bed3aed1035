import type { PictureFault } from '@/lib/core/errors/picture-faults'
import type { CodeWanted } from '@/lib/images/encode/codec-code'
import type { SvgWanted } from '@/lib/images/svg/draw-svg'
import { faultOf } from '@/lib/images/worker/files-worker'
import { isSeeThrough, type OpenPicture, openPicture } from './open-picture'

/** A picture for a canvas, no longer than `side` pixels each way. */
export type CanvasJob = { picture: Blob; side: number }

export type CanvasPicture = {
  bitmap: ImageBitmap
  /** The same pixels as a file that every browser opens at once, to keep. */
  kept: Blob
}

/** An icon's own 24 pixels would be a blur on a canvas; shapes cost nothing to draw larger. */
const LEAST_SVG = 1_024

export type CanvasReport =
  | CodeWanted
  | SvgWanted
  | CanvasPicture
  | { failed: { code: PictureFault; text: string } }

addEventListener('message', ({ data }: MessageEvent<CanvasJob | object>) => {
  if (!('picture' in data)) return
  open(data).then(
    (made) => postMessage(made, { transfer: [made.bitmap] }),
    (error: unknown) => postMessage({ failed: faultOf(error) } satisfies CanvasReport),
  )
})

async function open({ picture, side }: CanvasJob): Promise<CanvasPicture> {
  const opened = await openPicture(picture, {
    most: { width: side, height: side },
    firstFrame: true,
    svgLeast: LEAST_SVG,
  })
  const { pixels } = opened
  return { kept: await keptFile(picture, opened), bitmap: await createImageBitmap(pixels) }
}

async function keptFile(picture: Blob, { type, size, pixels }: OpenPicture): Promise<Blob> {
  const isWhole = size.width === pixels.width && size.height === pixels.height
  if (isWhole && (type === 'jpeg' || type === 'png')) return new Blob([picture], { type: `image/${type}` })
  const canvas = new OffscreenCanvas(pixels.width, pixels.height)
  canvas.getContext('2d')?.putImageData(pixels, 0, 0)
  return canvas.convertToBlob({ type: isSeeThrough(pixels) ? 'image/png' : 'image/jpeg', quality: 0.95 })
}
