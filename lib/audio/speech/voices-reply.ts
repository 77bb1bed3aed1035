import { isRecord } from '@/lib/core/is-record'
import type { SpeechVoice } from '@/lib/tool/speech-voice'

/** Who speaks on this site, and with which voices; `none` where nobody does. */
export type VoicesReply = { engine: 'model' | 'basic' | 'none'; voices: readonly SpeechVoice[] }

/**
 * The reply of `GET /api/voices`; null for anything else. Read by hand, because the page asks for it before anything is typed.
 */
export function readVoicesReply(value: unknown): VoicesReply | null {
  if (!isRecord(value)) return null
  const { engine, voices } = value
  const isEngine = engine === 'model' || engine === 'basic' || engine === 'none'
  return isEngine && Array.isArray(voices) && voices.every(isVoice) ? { engine, voices } : null
}

const isVoice = (value: unknown): value is SpeechVoice =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.label === 'string' &&
  isOptionalString(value.language) &&
  isOptionalString(value.kind)

const isOptionalString = (value: unknown) => value === undefined || typeof value === 'string'
