import type { Size } from '@/lib/core/geometry/sizes'
import type { Dither } from '@/lib/images/gif/dither'
import type { GifPlan } from './gif-plan'
import type { PlayOrder } from './sequence'

/** A picture as the tool keeps it: no more pixels than a GIF can have, and a small copy to show. */
export type Still = { blob: Blob; thumbnail: Blob; size: Size }

/** What a file has in it; `ms` is how long a frame of a moving one is shown on average, so that it lasts as long as before. */
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
  /** `#rrggbb`; null keeps see-through parts. */
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
