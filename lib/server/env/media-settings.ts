import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import type { MediaSettings, ModelServer, SpeechVoice } from '@/lib/tool/settings'
import type { Env } from './env-schema'

/** Voices that all of OpenAI's speech models have (developers.openai.com, text to speech, 2026-11). */
const defaultVoices: readonly SpeechVoice[] = [
  'alloy',
  'ash',
  'coral',
  'echo',
  'fable',
  'onyx',
  'nova',
  'sage',
  'shimmer',
].map((id) => ({ id, label: capitalizeFirst(id) }))

export function toMediaSettings(env: Env): MediaSettings {
  const speech = toModelServer(env, 'SPEECH')
  return {
    downloads: env.DOWNLOADS === 'on',
    tiktok: {
      origin: env.TIKTOK_ORIGIN ?? 'https://www.tiktok.com',
      isMock: env.TIKTOK_ORIGIN !== undefined,
      blocked: new Set(parseBlockedAccounts(env.TIKTOK_BLOCKED ?? '')),
    },
    transcription: toModelServer(env, 'TRANSCRIBE'),
    speech: speech && { ...speech, voices: env.OPENAI_SPEECH_VOICES ?? defaultVoices },
    images: toModelServer(env, 'IMAGE'),
    imageDailyLimit: env.IMAGE_DAILY_LIMIT,
  }
}

function toModelServer(env: Env, kind: 'TRANSCRIBE' | 'SPEECH' | 'IMAGE'): ModelServer | null {
  const model = env[`OPENAI_${kind}_MODEL`]
  if (model === undefined) return null
  const price = env[`OPENAI_${kind}_PRICE`]
  const { OPENAI_MEDIA_BASE_URL: mediaUrl, OPENAI_MEDIA_API_KEY: mediaKey } = env
  return {
    // Never send a key to a server other than its own.
    apiKey: mediaKey ?? (mediaUrl === undefined ? (env.OPENAI_API_KEY ?? null) : null),
    baseUrl: mediaUrl ?? env.OPENAI_BASE_URL ?? null,
    model,
    priceMicroUsd: price === undefined ? null : Math.round(price * 1_000_000),
  }
}

function parseBlockedAccounts(listText: string): string[] {
  return listText
    .split(/[\s,]+/)
    .map((entry) => entry.replace(/^@/, '').toLowerCase())
    .filter(Boolean)
}
