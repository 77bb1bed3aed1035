import { PictureError, type PictureFault } from '@/lib/core/errors/picture-faults'
import { type Size, sizeWithin } from '@/lib/core/geometry/sizes'
import { MOST_HEIGHT, MOST_WIDTH } from './plan'

/** A clip that this browser can play; `seconds` is how long all of it is. */
export type Clip = { file: File; seconds: number; size: Size }

/** The part of a clip that is used. */
export type Cut = { from: number; seconds: number }

export const MOST_SECONDS = 30
export const MOST_FRAMES = 300
const MOST_BYTES = 200_000_000

/** A browser that has not shown a frame after this long will not. */
const PATIENCE_MS = 15_000

/** In seconds. */
const FIRST = 0.01
const BEYOND = 1e7

export const isVideo = ({ type, name }: File) =>
  type.startsWith('video/') || (type === '' && /\.(mp4|m4v|mov|webm|mkv|avi)$/i.test(name))

/** Opens a clip as far as its length, its size and a first frame. Throws `PictureError`. */
export async function openClip(file: File): Promise<Clip> {
  if (file.size === 0) throw new PictureError('empty')
  if (file.size > MOST_BYTES) throw new PictureError('video_too_heavy')
  return withVideo(file, async (video) => {
    // Recorders that stream do not write the length: it is known once the end was looked for.
    await seek(video, Number.isFinite(video.duration) ? FIRST : BEYOND)
    const size = { width: video.videoWidth, height: video.videoHeight }
    if (!(video.duration > 0) || size.width === 0) throw new PictureError('video_not_played')
    return { file, seconds: video.duration, size }
  })
}

/** When frames are taken, in seconds, none at the very end, where some browsers show nothing. */
export function timesOf({ from, seconds }: Cut, ms: number): number[] {
  const count = Math.max(2, Math.floor((seconds * 1000) / ms + 1e-6))
  return Array.from({ length: count }, (_, index) => from + (index * ms) / 1000)
}

/** A cut that lies within the clip and is no longer than a GIF may be, in tenths of a second. */
export function cutWithin({ seconds }: Pick<Clip, 'seconds'>, { from, seconds: wanted }: Cut): Cut {
  const tenths = (value: number) => Math.floor(value * 10) / 10
  const start = Math.max(0, Math.min(tenths(from), tenths(Math.max(0, seconds - 0.2))))
  return {
    from: start,
    seconds: Math.max(0.2, Math.min(tenths(wanted), tenths(seconds - start), MOST_SECONDS)),
  }
}

/** A clip's frames as pictures, one after the other. Throws as `openClip` does, and where `signal` is aborted. */
export async function framesOf(
  clip: Clip,
  times: readonly number[],
  signal: AbortSignal,
  onFrame: (frame: number) => void,
): Promise<Blob[]> {
  const { width, height } = sizeWithin(clip.size, { width: MOST_WIDTH * 1.5, height: MOST_HEIGHT })
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new PictureError('video_stuck')
  return withVideo(clip.file, async (video) => {
    const frames: Blob[] = []
    for (const time of times) {
      await seek(video, Math.min(time, clip.seconds - 0.01))
      signal.throwIfAborted()
      context.drawImage(video, 0, 0, width, height)
      frames.push(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 }))
      onFrame(frames.length)
    }
    return frames
  })
}

async function withVideo<Result>(file: File, work: (video: HTMLVideoElement) => Promise<Result>) {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  const url = URL.createObjectURL(file)
  try {
    // Safari on a phone has no more of it before a frame is asked for.
    await happened(video, 'loadedmetadata', 'video_not_played', () => {
      video.src = url
    })
    return await work(video)
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(url)
  }
}

const seek = (video: HTMLVideoElement, time: number) =>
  happened(video, 'seeked', 'video_stuck', () => {
    video.currentTime = time
  })

function happened(
  video: HTMLVideoElement,
  name: string,
  problem: PictureFault,
  begin: () => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const fail = () => reject(new PictureError(problem))
  const timer = setTimeout(fail, PATIENCE_MS)
  video.addEventListener(name, () => resolve(), { once: true })
  video.addEventListener('error', fail, { once: true })
  begin()
  return promise.finally(() => clearTimeout(timer))
}
