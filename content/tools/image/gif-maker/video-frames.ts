import { ImageError, type ImageErrorCode } from '@/lib/core/errors/image-errors'
import { fitWithin, type Size } from '@/lib/core/geometry/sizes'
import { createContext } from '@/lib/images/canvas-context'
import { MAX_HEIGHT, MAX_WIDTH } from './gif-plan'

/** A clip that this browser can play; `seconds` is its full length. */
export type Clip = { file: File; seconds: number; size: Size }

export type ClipRange = { from: number; seconds: number }

export const MAX_SECONDS = 30
export const MAX_FRAMES = 300
export const MAX_BYTES = 200_000_000

/** Give up if the browser shows no frame within this time. */
const TIMEOUT_MS = 15_000

const FIRST_FRAME_SECONDS = 0.01
const FAR_END_SECONDS = 1e7

export const isVideo = ({ type, name }: File) =>
  type.startsWith('video/') || (type === '' && /\.(mp4|m4v|mov|webm|mkv|avi)$/i.test(name))

/** Reads a clip's duration and size and seeks to a first frame. Throws `ImageError`. */
export async function openClip(file: File): Promise<Clip> {
  if (file.size === 0) throw new ImageError('empty')
  if (file.size > MAX_BYTES) throw new ImageError('video_too_heavy')
  return withVideo(file, async (video) => {
    // Files from streaming recorders lack the duration; seeking to the end reveals it.
    await seek(video, Number.isFinite(video.duration) ? FIRST_FRAME_SECONDS : FAR_END_SECONDS)
    const size = { width: video.videoWidth, height: video.videoHeight }
    if (!(video.duration > 0) || size.width === 0) throw new ImageError('video_not_played')
    return { file, seconds: video.duration, size }
  })
}

/** Returns the frame times in seconds. Skips the very end, where some browsers show nothing. */
export function getFrameTimes({ from: startSeconds, seconds }: ClipRange, frameMs: number): number[] {
  const count = Math.max(2, Math.floor((seconds * 1000) / frameMs + 1e-6))
  return Array.from({ length: count }, (_, index) => startSeconds + (index * frameMs) / 1000)
}

/** Clamps a range to the clip and to the maximum GIF length, in tenths of a second. */
export function clampRange(
  { seconds }: Pick<Clip, 'seconds'>,
  { from: requestedStart, seconds: requestedSeconds }: ClipRange,
): ClipRange {
  const floorToTenth = (value: number) => Math.floor(value * 10) / 10
  const start = Math.max(0, Math.min(floorToTenth(requestedStart), floorToTenth(Math.max(0, seconds - 0.2))))
  return {
    from: start,
    seconds: Math.max(0.2, Math.min(floorToTenth(requestedSeconds), floorToTenth(seconds - start), MAX_SECONDS)),
  }
}

/** Extracts a clip's frames as images, in order. Throws like `openClip`, and when `signal` is aborted. */
export async function extractFrames(
  clip: Clip,
  times: readonly number[],
  signal: AbortSignal,
  onFrame: (frameNumber: number) => void,
): Promise<Blob[]> {
  const { width, height } = fitWithin(clip.size, { width: MAX_WIDTH * 1.5, height: MAX_HEIGHT })
  const context = createContext({ width, height })
  return withVideo(clip.file, async (video) => {
    const frames: Blob[] = []
    for (const time of times) {
      await seek(video, Math.min(time, clip.seconds - 0.01))
      signal.throwIfAborted()
      context.drawImage(video, 0, 0, width, height)
      frames.push(await context.canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 }))
      onFrame(frames.length)
    }
    return frames
  })
}

async function withVideo<Result>(file: File, callback: (video: HTMLVideoElement) => Promise<Result>) {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  const url = URL.createObjectURL(file)
  try {
    // Safari on iOS loads nothing beyond the metadata until a frame is requested.
    await waitForEvent(video, 'loadedmetadata', 'video_not_played', () => {
      video.src = url
    })
    return await callback(video)
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(url)
  }
}

const seek = (video: HTMLVideoElement, time: number) =>
  waitForEvent(video, 'seeked', 'video_stuck', () => {
    video.currentTime = time
  })

function waitForEvent(
  video: HTMLVideoElement,
  eventName: string,
  errorCode: ImageErrorCode,
  start: () => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const fail = () => reject(new ImageError(errorCode))
  const timer = setTimeout(fail, TIMEOUT_MS)
  video.addEventListener(eventName, () => resolve(), { once: true })
  video.addEventListener('error', fail, { once: true })
  start()
  return promise.finally(() => clearTimeout(timer))
}
