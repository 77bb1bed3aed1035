import type { Size } from '@/lib/core/geometry/sizes'
import type { Dither } from '@/lib/images/gif/dither'
import type { GifPlan } from './gif-plan'
import type { PlayOrder } from './sequence'

/** A stored image: no larger than a GIF can be, with a thumbnail. */
export type Still = { blob: Blob; thumbnail: Blob; size: Size }

/** The content of a file. `averageFrameMs` preserves the duration of an animation. */
export type DecodedFile = {
  stills: readonly Still[]
  averageFrameMs: number | null
  skippedCount: number
  isFirstFrameOnly?: true
}

export type GifJob = {
  images: readonly Blob[]
  order: PlayOrder
  plan: GifPlan
  frameMs: number
  plays: number
  fit: 'cover' | 'contain'
  /** `#rrggbb`; null preserves transparency. */
  background: string | null
  caption: ImageBitmap | null
  palette: 'frame' | 'global'
  dither: Dither
  maxBytes: number | null
}

export type Progress = { frameNumber: number; frameCount: number; estimatedBytes: number; plan: GifPlan }

export type GifResult = {
  blob: Blob
  firstFrame: Blob
  plan: GifPlan
  frameCount: number
  durationMs: number
  note: string
}
