import { isRecord } from '@/lib/core/is-record'

/** What this server can do, which its pages, made without knowing its settings, ask before they offer it. */
export type Abilities = {
  /** Name of the model that writes; null for the built-in writer. */
  model: string | null
  /** Whether the model that writes, or one beside it, looks at pictures. */
  vision: boolean
  speech: 'model' | 'basic' | 'none'
  /** Whether it hears: videos without captions, and files. */
  transcription: boolean
  images: boolean
  downloads: boolean
}

/** The reply of `GET /api/abilities`; null for anything else. Read by hand, because pages ask for it before anything is typed. */
export function readAbilities(value: unknown): Abilities | null {
  if (!isRecord(value)) return null
  const { model, vision, speech, transcription, images, downloads } = value
  if (model !== null && typeof model !== 'string') return null
  if (speech !== 'model' && speech !== 'basic' && speech !== 'none') return null
  if (typeof transcription !== 'boolean' || typeof images !== 'boolean' || typeof downloads !== 'boolean') return null
  // A browser may hold a reply from before there was a word of it.
  if (vision !== undefined && typeof vision !== 'boolean') return null
  return { model, vision: vision ?? false, speech, transcription, images, downloads }
}
