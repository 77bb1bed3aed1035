import type { Size } from '@/lib/core/geometry/sizes'
import type { Dither } from '@/lib/images/gif/dither'
import type { Plan } from './plan'
import type { Order } from './sequence'

/** A picture as the tool keeps it: no more pixels than a GIF can have, and a small copy to show. */
export type Still = { blob: Blob; thumb: Blob; size: Size }

/** What a file has in it; `ms` is how long a frame of a moving one is shown on average, so that it lasts as long as before. */
export type Looked = { stills: readonly Still[]; ms: number | null; more: number; isFirstOnly?: true }

export type GifJob = {
  pictures: readonly Blob[]
  order: Order
  plan: Plan
  ms: number
  plays: number
  fit: 'cover' | 'contain'
  /** `#rrggbb`; null keeps see-through parts. */
  ground: string | null
  caption: ImageBitmap | null
  palette: 'frame' | 'global'
  dither: Dither
  maxBytes: number | null
}

export type Progress = { frame: number; frames: number; estimate: number; plan: Plan }

export type MadeGif = {
  blob: Blob
  still: Blob
  plan: Plan
  frames: number
  ms: number
  note: string
}
