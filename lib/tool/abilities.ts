import { isRecord } from '@/lib/core/is-record'

/** The server's capabilities. Pages are built without its settings, so they query this before they offer a feature. */
export type Abilities = {
  /** Name of the language model; null for the built-in writer. */
  model: string | null
  /** Whether the model, or another one configured beside it, accepts images. */
  vision: boolean
  speech: 'model' | 'basic' | 'none'
  transcription: boolean
  images: boolean
  downloads: boolean
}

/** Parses the response of `GET /api/abilities`; null if invalid. No schema library: pages load it before any input. */
export function parseAbilities(value: unknown): Abilities | null {
  if (!isRecord(value)) return null
  const { model, vision, speech, transcription, images, downloads } = value
  if (model !== null && typeof model !== 'string') return null
  if (speech !== 'model' && speech !== 'basic' && speech !== 'none') return null
  if (typeof transcription !== 'boolean' || typeof images !== 'boolean' || typeof downloads !== 'boolean') return null
  // A cached response may predate this field.
  if (vision !== undefined && typeof vision !== 'boolean') return null
  return { model, vision: vision ?? false, speech, transcription, images, downloads }
}
