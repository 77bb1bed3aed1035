import { isRecord } from '@/lib/is-record'

/** What this server can do, which its pages, made without knowing its settings, ask before they offer it. */
export type Abilities = {
  /** Name of the model that writes; null for the built-in writer. */
  model: string | null
  speech: 'model' | 'basic' | 'none'
  /** Whether it hears: videos without captions, and files. */
  transcription: boolean
  images: boolean
  downloads: boolean
}

/** The reply of `GET /api/abilities`; null for anything else. Read by hand, because pages ask for it before anything is typed. */
export function readAbilities(value: unknown): Abilities | null {
  if (!isRecord(value)) return null
  const { model, speech, transcription, images, downloads } = value
  if (model !== null && typeof model !== 'string') return null
  if (speech !== 'model' && speech !== 'basic' && speech !== 'none') return null
  if (typeof transcription !== 'boolean' || typeof images !== 'boolean' || typeof downloads !== 'boolean')
    return null
  return { model, speech, transcription, images, downloads }
}
