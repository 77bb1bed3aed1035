import type { Rotation } from 'mediabunny'
import type { Box, Size } from '@/lib/core/geometry/sizes'
import type { WatermarkPosition } from '@/lib/images/watermark-positions'
import type { SafeMargins } from '@/lib/platforms/videos'

/** An opened file. The size is that of the displayed frame, with rotation and pixel shape applied. */
export type VideoDetails = {
  seconds: number
  size: Size
  /** Frames per second where none is left out; a variable rate has a lower mean. */
  frameRate: number
  meanFrameRate: number
  /** Bits per pixel and frame that H.264 needs for the same picture. */
  bitsPerPixel: number
  hasSound: boolean
  /** The name of the sound's codec if this browser cannot decode it, so that the result is silent. */
  unreadableSound: string | null
  /** True if the file says where it was recorded (ISO 6709 location and similar tags). */
  hasLocation: boolean
  isHdr: boolean
}

/**
 * A range in seconds of a file, turned clockwise beyond its own rotation, then cropped to `frame`. The picture is 0 to
 * 1; a larger frame has blurred edges.
 */
export type VideoPart = {
  file: File
  details: VideoDetails
  start: number
  end: number
  rotation: Rotation
  frame: Box
}

export const getTotalSeconds = (parts: readonly Pick<VideoPart, 'start' | 'end'>[]) =>
  parts.reduce((sum, { start, end }) => sum + end - start, 0)

/** Returns the largest frame of the same shape inside the picture, in its middle. */
export function getCoverFrame({ width, height }: Box): Box {
  const scale = 1 / Math.max(width, height)
  return { x: 0.5 - (width * scale) / 2, y: 0.5 - (height * scale) / 2, width: width * scale, height: height * scale }
}

/** Blurred edges are the picture itself in so few pixels per side, enlarged and darker by this share. */
export const BACKDROP_PIXELS = 32
export const BACKDROP_SHADE = 0.3

/** Words with times in seconds of the RESULT; the page has already moved them by the trim and the join. */
export type CaptionLine = { start: number; end: number; words: readonly { text: string; start: number; end: number }[] }

export type CaptionStyleName = 'outline' | 'box' | 'highlight' | 'pop' | 'karaoke'

export type CaptionSettings = {
  lines: readonly CaptionLine[]
  style: CaptionStyleName
  /** Line by line, or word by word. */
  reveal: 'line' | 'word'
  /** 0 is at the bottom of the area inside the margins, 1 at its top. */
  height: number
  /** 1 is the size of the style. */
  scale: number
  /** Fractions of the width and height that stay free. */
  margins: SafeMargins
  colors: { text: string; accent: string; background: string }
}

export type WatermarkSettings = {
  handle: string
  logo: Blob | null
  /** Changes if captions would be under the watermark. */
  position: WatermarkPosition
  /** Letter height as a share of the shorter side. */
  size: number
  /** From 0 to 1. */
  opacity: number
  margins: SafeMargins
}

export type VideoJob = {
  parts: readonly VideoPart[]
  /** Even pixels. Each part fills it (its `frame` has this shape already). */
  size: Size
  isMuted: boolean
  /** The whole file stays below this; null for the best quality within reason. */
  maxBytes: number | null
  captions: CaptionSettings | null
  watermark: WatermarkSettings | null
}

export const hasSound = ({ isMuted, parts }: VideoJob) => !isMuted && parts.some(({ details }) => details.hasSound)

export type VideoResult = {
  /** On the disk where the browser allows it (origin private file system), else in memory. */
  file: File
  size: Size
  hasSound: boolean
}

/** The share of the result that is done. `pass` is 2 or more if the file came out too large and is made again. */
export type VideoProgress = { share: number; pass: number; secondsLeft: number | null }
