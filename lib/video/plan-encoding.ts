import { VideoError } from '@/lib/core/errors/video-errors'
import { formatBytes } from '@/lib/core/format/format-bytes'
import type { Size } from '@/lib/core/geometry/sizes'
import { getTotalSeconds, hasSound, type VideoJob } from './video-job'

type Bitrates = { size: Size; videoBitrate: number; audioBitrate: number }

/** Encoders use 95% of a bitrate or more. `isMaximum` if a source has fewer bits, as pictures that hardly move do. */
export type EncodingPlan = Bitrates & { bytes: number; isMaximum: boolean }

type PlanOptions = {
  size: Size
  seconds: number
  /** Repeated frames do not count: they cost almost nothing. */
  frameRate: number
  hasSound: boolean
  /** Of the visitor's limit: a pass after one that came out too large aims at a smaller file. Defaults to 1. */
  limitShare?: number
  maxBytes: number | null
  /** Of each source, per pixel and frame; more would only make the file larger. */
  sourceBitsPerPixel: readonly number[]
}

export const MAX_FRAME_RATE = 60
/** TikTok and Instagram take no fewer frames per second (their media guides, 2026-11). */
const MIN_FRAME_RATE = 23
/** For GIFs, slow clips and clips of several rates. */
export const COMMON_FRAME_RATE = 30

/** Bits per second of YouTube's recommended uploads at 30 frames per second (support.google.com, 2026-11). */
const recommendedBitrates: readonly (readonly [pixels: number, bitrate: number])[] = [
  [0, 0],
  [640 * 360, 1_000_000],
  [854 * 480, 2_500_000],
  [1280 * 720, 5_000_000],
  [1920 * 1080, 8_000_000],
  [2560 * 1440, 16_000_000],
  [3840 * 2160, 40_000_000],
]

/** Below this, H.264 shows blocks in ordinary scenes, so fewer pixels look better. */
const MIN_BITS_PER_PIXEL = 0.03
const MIN_PLANNED_BITS_PER_PIXEL = 2 * MIN_BITS_PER_PIXEL
const MIN_SHORT_SIDE = 240
/** The first frame of a video takes as many bits as this many others, which counts in clips of a moment. */
const KEY_FRAME_COST = 10
const MAX_AUDIO_BITRATE = 128_000
const MIN_AUDIO_BITRATE = 64_000
/** At most this share of a small file is sound. */
const MAX_AUDIO_SHARE = 0.15

/** Encoders miss their bitrate by a few percent. */
const SAFETY = 0.97
/** Bytes of the index for each frame or sound packet that `fastStart: 'reserve'` sets aside, and of the headers. */
const INDEX_BYTES = 35
const HEADER_BYTES = 6000
const SOUND_PACKETS_PER_SECOND = 47

/** Chooses the constant rate of the result. 29.97 and 30 are the same rate. */
export function chooseFrameRate([rate = COMMON_FRAME_RATE, ...otherRates]: readonly number[]): number {
  const isMixed = otherRates.some((otherRate) => Math.round(otherRate) !== Math.round(rate))
  return isMixed || rate < MIN_FRAME_RATE ? COMMON_FRAME_RATE : Math.min(rate, MAX_FRAME_RATE)
}

/** Plans a job, or a pass of it that aims at another limit. Throws `VideoError` if no size fits. */
export function planJob(job: VideoJob, maxBytes = job.maxBytes): EncodingPlan {
  const details = job.parts.map((part) => part.details)
  const frameRate = chooseFrameRate(details.map((one) => one.frameRate))
  return planEncoding({
    size: job.size,
    limitShare: maxBytes && job.maxBytes ? maxBytes / job.maxBytes : 1,
    seconds: getTotalSeconds(job.parts),
    hasSound: hasSound(job),
    frameRate: Math.min(frameRate, Math.max(...details.map(({ meanFrameRate }) => meanFrameRate))),
    sourceBitsPerPixel: details.map(({ bitsPerPixel }) => bitsPerPixel),
    maxBytes,
  })
}

/** Chooses bitrates, and a smaller size if the limit needs it. Throws `VideoError` if no size fits. */
export function planEncoding(options: PlanOptions): EncodingPlan {
  const { size, seconds, frameRate, hasSound, maxBytes, sourceBitsPerPixel } = options
  const getPixelRate = ({ width, height }: Size) => width * height * frameRate
  const pixelRate = getPixelRate(size)
  const goodBitrate = Math.min(
    getRecommendedBitrate(size, frameRate),
    Math.max(...sourceBitsPerPixel, MIN_PLANNED_BITS_PER_PIXEL) * pixelRate,
  )
  const goodAudioBitrate = hasSound ? MAX_AUDIO_BITRATE : 0
  const overhead = HEADER_BYTES + INDEX_BYTES * seconds * (MAX_FRAME_RATE + (hasSound ? SOUND_PACKETS_PER_SECOND : 0))
  const toPlan = (bitrates: Bitrates): EncodingPlan => ({
    ...bitrates,
    bytes: ((bitrates.videoBitrate + bitrates.audioBitrate) * seconds) / 8 + overhead,
    isMaximum: Math.min(...sourceBitsPerPixel) * getPixelRate(bitrates.size) < bitrates.videoBitrate,
  })
  if (maxBytes === null) return toPlan({ size, videoBitrate: goodBitrate, audioBitrate: goodAudioBitrate })
  const budget = ((maxBytes - overhead) * 8 * SAFETY) / seconds
  const audioBitrate = Math.min(goodAudioBitrate, Math.max(MIN_AUDIO_BITRATE, budget * MAX_AUDIO_SHARE))
  const videoBitrate = Math.min(goodBitrate, budget - audioBitrate)
  const minRate = MIN_BITS_PER_PIXEL * size.width * size.height * Math.max(frameRate, KEY_FRAME_COST / seconds)
  const scale = Math.min(1, Math.sqrt(Math.max(0, videoBitrate) / minRate))
  const minScale = Math.min(1, MIN_SHORT_SIDE / Math.min(size.width, size.height))
  if (scale < minScale) {
    const minBitrate = minRate * minScale ** 2 + (hasSound ? MIN_AUDIO_BITRATE : 0)
    const minBytes = ((minBitrate * seconds) / 8 / SAFETY + overhead) / (options.limitShare ?? 1)
    throw new VideoError('too_small_limit', formatBytes(Math.ceil(minBytes)))
  }
  const toEven = (side: number) => Math.max(2, 2 * Math.floor((side * scale) / 2))
  return toPlan({ size: { width: toEven(size.width), height: toEven(size.height) }, videoBitrate, audioBitrate })
}

function getRecommendedBitrate({ width, height }: Size, frameRate: number): number {
  const pixels = width * height
  // Above the table, -1 is the index of its last row.
  const index = recommendedBitrates.findIndex(([rowPixels]) => rowPixels >= pixels)
  const [lowPixels, lowBitrate] = recommendedBitrates.at(index - 1) ?? [0, 0]
  const [highPixels, highBitrate] = recommendedBitrates.at(index) ?? [pixels, 0]
  const bitrate = lowBitrate + ((highBitrate - lowBitrate) * (pixels - lowPixels)) / (highPixels - lowPixels)
  // YouTube recommends half as much again for 60 frames per second.
  return bitrate * (1 + Math.max(0, frameRate - 30) / 60)
}
