import type { MediaSettings, ModelServer } from '@/lib/tool/settings'
import type { SpeechVoice } from '@/lib/tool/speech-voice'
import type { Variables } from './variables'

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
