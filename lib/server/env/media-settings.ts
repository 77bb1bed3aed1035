import type { SpeechVoice } from '@/lib/tool/speech-voice'
import type { Variables } from './variables'

/** What the tools need that work with links, speech and pictures. */
export type MediaSettings = {
  /** Whether the download tools and their links work. */
  downloads: boolean
  tiktok: TikTokSettings
  transcription: ModelServer | null
  speech: (ModelServer & { voices: readonly SpeechVoice[] }) | null
  images: ModelServer | null
  /** Runs of the image generator per visitor and UTC day. */
  imageDailyLimit: number
}

export type TikTokSettings = {
  /** TikTok's own, or a stand-in's on this machine. */
  origin: string
  standIn: boolean
  /** Video ids, and handles in lower case without @, that are not served. */
  blocked: ReadonlySet<string>
}

/** A model on an OpenAI-compatible server; see the unit of the price where it is used. */
export type ModelServer = {
  apiKey: string | null
  /** Null for OpenAI's own. */
  baseUrl: string | null
  model: string
  /** Micro-dollars per minute heard, per thousand characters spoken or per picture; null when the operator gives none. */
  priceMicroUsd: number | null
}

/** developers.openai.com, text to speech, 2026-11: the voices that every one of its speech models has. */
const usualVoices: readonly SpeechVoice[] = [
  'alloy',
  'ash',
  'coral',
  'echo',
  'fable',
  'onyx',
  'nova',
  'sage',
  'shimmer',
].map((id) => ({ id, label: id.charAt(0).toUpperCase() + id.slice(1) }))

export function mediaSettings(v: Variables): MediaSettings {
  const speech = serverFrom(v, 'SPEECH')
  return {
    downloads: v.DOWNLOADS === 'on',
    tiktok: {
      origin: v.TIKTOK_ORIGIN ?? 'https://www.tiktok.com',
      standIn: v.TIKTOK_ORIGIN !== undefined,
      blocked: new Set(blockedFrom(v.TIKTOK_BLOCKED ?? '')),
    },
    transcription: serverFrom(v, 'TRANSCRIBE'),
    speech: speech && { ...speech, voices: v.OPENAI_SPEECH_VOICES ?? usualVoices },
    images: serverFrom(v, 'IMAGE'),
    imageDailyLimit: v.IMAGE_DAILY_LIMIT,
  }
}

function serverFrom(v: Variables, kind: 'TRANSCRIBE' | 'SPEECH' | 'IMAGE'): ModelServer | null {
  const model = v[`OPENAI_${kind}_MODEL`]
  if (model === undefined) return null
  const price = v[`OPENAI_${kind}_PRICE`]
  const ownUrl = v[`OPENAI_${kind}_BASE_URL`]
  const ownKey = v[`OPENAI_${kind}_API_KEY`]
  return {
    // A key is only for the server that it was given for.
    apiKey: ownKey ?? (ownUrl === undefined ? (v.OPENAI_API_KEY ?? null) : null),
    baseUrl: ownUrl ?? v.OPENAI_BASE_URL ?? null,
    model,
    priceMicroUsd: price === undefined ? null : Math.round(price * 1_000_000),
  }
}

function blockedFrom(list: string): string[] {
  return list
    .split(/[\s,]+/)
    .map((entry) => entry.replace(/^@/, '').toLowerCase())
    .filter(Boolean)
}
