import { isRecord } from '@/lib/core/is-record'
import type { SpeechVoice } from '@/lib/tool/speech-voice'

/** The speech engine of this site and its voices; `none` when speech is unavailable. */
export type VoicesReply = { engine: 'model' | 'basic' | 'none'; voices: readonly SpeechVoice[] }

/**
 * Parses the response of `GET /api/voices`; null for other values. No schema library, because the page loads this
 * before the visitor types.
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
