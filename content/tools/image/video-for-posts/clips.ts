import { formatDuration } from '@/lib/core/format/format-time'
import type { Box, Point, Size } from '@/lib/core/geometry/sizes'
import { clamp } from '@/lib/core/numbers'
import type { Logo } from '@/lib/images/open/open-logo'
import { type VideoTarget, videoTargets } from '@/lib/platforms/videos'
import { getTotalSeconds, type VideoJob, type VideoPart } from '@/lib/video/video-job'
import { shapeRatios, type VideoSettings } from './form'

export type Clip = Omit<VideoPart, 'frame'> & {
  id: string
  /** 1 shows as much as the shape allows. */
  zoom: number
  /** The middle of the frame, in fractions of the rotated clip. */
  center: Point
}

/** For file inputs. Browsers may not know the types of some endings. */
export const acceptedTypes = 'video/*,.mkv,.mov,.m4v,image/gif'

export const MAX_CLIPS = 20
const MIN_SECONDS = 0.1
export const MAX_ZOOM = 3

/** Returns the clip's size after its rotation. */
export function getClipSize({ details: { size }, rotation }: Clip): Size {
  return rotation % 180 === 0 ? size : { width: size.height, height: size.width }
}

export function getAspectRatio(firstClip: Clip, shape: VideoSettings['shape']): number {
  if (shape !== 'source') return shapeRatios[shape]
  const { width, height } = getClipSize(firstClip)
  return width / height
}

/** Returns the part of the clip that the video shows, in fractions of the rotated clip. A side above 1 has edges. */
export function getFrame(clip: Clip, aspectRatio: number, fit: VideoSettings['fit']): Box {
  const { width: clipWidth, height: clipHeight } = getClipSize(clip)
  const relativeRatio = (aspectRatio * clipHeight) / clipWidth
  const limitSide = fit === 'crop' ? Math.min : Math.max
  const [width, height] = [limitSide(1, relativeRatio) / clip.zoom, limitSide(1, 1 / relativeRatio) / clip.zoom]
  const place = (center: number, side: number) => (side > 1 ? (1 - side) / 2 : clamp(center - side / 2, 0, 1 - side))
  return { x: place(clip.center.x, width), y: place(clip.center.y, height), width, height }
}

const roundToEven = (length: number) => Math.max(2, Math.round(length / 2 - 0.25) * 2)

/**
 * A chosen shape has the exact size that apps expect, such as 1080 × 1920. The original shape is never enlarged. Both
 * sides are even, as H.264 requires.
 */
export function getOutputSize(firstClip: Clip, { shape, shortSide }: VideoSettings): Size {
  const aspectRatio = getAspectRatio(firstClip, shape)
  const { width, height } = getClipSize(firstClip)
  const side = Math.min(Number(shortSide), shape === 'source' ? Math.min(width, height) : Number.POSITIVE_INFINITY)
  return aspectRatio < 1
    ? { width: roundToEven(side), height: roundToEven(side / aspectRatio) }
    : { width: roundToEven(side * aspectRatio), height: roundToEven(side) }
}

/** Returns null for no limit, and NaN for a typed size that is no number above zero. Takes “8.5” and “8,5”. */
export function getMaxBytes({ limit, megabytes }: VideoSettings): number | null {
  if (limit === 'none') return null
  if (limit !== 'custom') return videoTargets[limit].maxBytes
  const size = /^\s*(\d+(?:[.,]\d+)?)\s*(?:MB)?\s*$/i.exec(megabytes)?.[1]
  return Math.floor(Number(size?.replace(',', '.')) * 1_000_000) || Number.NaN
}

export const describeSizeProblem = (maxBytes: number | null) =>
  Number.isNaN(maxBytes) ? 'Type the size in MB, such as 8.5.' : ''

/** Formats “12.3 s” and, from one minute on, “1 min 5 s”. */
export const formatLength = (seconds: number) =>
  seconds < 60 ? `${Number(seconds.toFixed(1))} s` : formatDuration(seconds)

/** Returns the sentence about a network's limits on the length; null if the video is within them. */
export function describeLengthProblem(seconds: number, { limit }: VideoSettings): string | null {
  if (limit === 'none' || limit === 'custom') return null
  const target: VideoTarget = videoTargets[limit]
  const { name, subject = name, minSeconds = 0, maxSeconds = Number.POSITIVE_INFINITY } = target
  if (seconds < minSeconds)
    return `${subject} needs at least ${minSeconds} seconds. Duplicate a clip to make it longer.`
  if (seconds <= maxSeconds) return null
  return `${subject} takes up to ${formatDuration(maxSeconds)}. Trim off ${formatDuration(seconds - maxSeconds)}.`
}

/** Returns the sentence about networks whose videos fill a phone's screen; null if the shape is theirs. */
export function describeShapeProblem(firstClip: Clip, { limit, shape }: VideoSettings): string | null {
  const target = (['tiktok', 'instagram', 'shorts'] as const).find((id) => id === limit)
  const isTall = Math.abs(getAspectRatio(firstClip, shape) - shapeRatios['9:16']) < 0.01
  return target && !isTall ? `For ${videoTargets[target].name}, choose 9:16 under “Shape.”` : null
}

export function buildParts(clips: readonly Clip[], aspectRatio: number, fit: VideoSettings['fit']): VideoPart[] {
  return clips.map((clip) => {
    const { file, details, start, end, rotation } = clip
    return { file, details, start, end, rotation, frame: getFrame(clip, aspectRatio, fit) }
  })
}

/** Identifies what the video is made of. JSON has no NaN, and nothing of files. */
export function createJobKey(job: VideoJob, logo: Logo | null): string {
  const files = job.parts.map(({ file }) => [file.name, file.size])
  return JSON.stringify([job, String(job.maxBytes), logo, logo?.blob.size, files])
}

/** Returns how far the result is ahead of a clip’s own times, in seconds. */
export const getOffset = (clips: readonly Clip[], clip: Clip) =>
  getTotalSeconds(clips.slice(0, clips.indexOf(clip))) - clip.start

export const isOneFile = (clips: readonly Clip[]) => clips.every(({ file }) => file === clips[0]?.file)

export type TrimEnd = 'start' | 'end'

/**
 * Moves one end within the clip, at most up to the minimum length before the other. If `movesBoth`, a time beyond the
 * other end moves that, too, and keeps the length where the file is long enough, or changes nothing if nothing is left.
 */
export function trimClip(clip: Clip, end: TrimEnd, time: number, movesBoth = false): Clip {
  const { seconds } = clip.details
  if (movesBoth && (end === 'start' ? time > clip.end - MIN_SECONDS : time < clip.start + MIN_SECONDS)) {
    const move = time - clip[end]
    const part = { start: Math.max(0, clip.start + move), end: Math.min(seconds, clip.end + move) }
    return part.end - part.start < MIN_SECONDS ? clip : { ...clip, ...part }
  }
  return end === 'start'
    ? { ...clip, start: clamp(time, 0, Math.max(0, clip.end - MIN_SECONDS)) }
    : { ...clip, end: clamp(time, Math.min(seconds, clip.start + MIN_SECONDS), seconds) }
}

/** Returns what else happened than that the typed end moved to its time; an empty text if nothing else did. */
export function describeTimeProblem(text: string, end: TrimEnd, clip: Clip, trimmedClip: Clip): string {
  const time = parseSeconds(text)
  if (time === null) {
    const example = 'Type seconds, or minutes and seconds such as 0:07.5.'
    return text.trim() === '' ? example : `“${text}” isn’t a time. ${example}`
  }
  const order = end === 'start' ? 'The start has to come before the end' : 'The end has to come after the start'
  const otherEnd = end === 'start' ? 'end' : 'start'
  if (trimmedClip[otherEnd] !== clip[otherEnd])
    return `${order}, so we moved the ${otherEnd} to ${formatSeconds(trimmedClip[otherEnd])}.`
  if (Math.abs(trimmedClip[end] - time) < 0.01) return ''
  const reason = time > clip.details.seconds ? 'This clip isn’t that long' : order
  if (trimmedClip === clip) return `${reason}, so we left ${formatSeconds(trimmedClip[end])}.`
  return `${reason}, so we used ${formatSeconds(trimmedClip[end])}.`
}

/** Parses "1:02.5", "62,5" or "0:01:02"; null for anything else. */
export function parseSeconds(text: string): number | null {
  const match = /^\s*(?:(?:(\d+):)?(\d{1,3}):)?(\d+(?:[.,]\d+)?)\s*s?\s*$/.exec(text)
  if (!match) return null
  const [, hours = '0', minutes = '0', seconds = '0'] = match
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'))
}

/** Formats "1:02.50". */
export function formatSeconds(seconds: number): string {
  const hundredths = Math.round(seconds * 100)
  const minutes = Math.floor(hundredths / 6000)
  return `${minutes}:${((hundredths % 6000) / 100).toFixed(2).padStart(5, '0')}`
}
