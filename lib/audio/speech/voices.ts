import { isRecord } from '@/lib/core/is-record'
import type { SpeechVoice } from '@/lib/tool/settings'

/** What espeak-ng 1.52 reads without other data (npm 1.0.2, `--voices`, 2026-11). It has no dictionary of kanji. */
const languages = `
en-us English (US), en-gb English (UK), en-gb-scotland English (Scotland), af Afrikaans, ar Arabic, bn Bengali,
bg Bulgarian, ca Catalan, cmn Chinese (Mandarin), hr Croatian, cs Czech, da Danish, nl Dutch, et Estonian,
fi Finnish, fr-fr French, de German, el Greek, gu Gujarati, he Hebrew, hi Hindi, hu Hungarian, id Indonesian,
it Italian, ja Japanese (kana only), ko Korean, lv Latvian, lt Lithuanian, ms Malay, mr Marathi, nb Norwegian,
fa Persian, pl Polish, pt-br Portuguese (Brazil), pt Portuguese (Portugal), ro Romanian, ru Russian, sr Serbian,
sk Slovak, es Spanish (Spain), es-419 Spanish (Latin America), sw Swahili, sv Swedish, ta Tamil, te Telugu,
tr Turkish, uk Ukrainian, ur Urdu, vi Vietnamese, cy Welsh`

/** Each language has its plain voice, and a variant by espeak-ng with a higher pitch and other formants. */
export const basicVoices: readonly SpeechVoice[] = languages.split(/,\s/).flatMap((row) => {
  const [id = '', name = ''] = row.trim().split(/ (.+)/)
  return [
    { id, label: `${name}, deep`, language: name, kind: 'Robotic, deep' },
    { id: `${id}+f3`, label: `${name}, high`, language: name, kind: 'Robotic, high' },
  ]
})

/** Returns a basic voice's language as a BCP 47 tag. */
export const getVoiceLanguage = (id: string): string => id.split('+')[0] ?? id

/** The speech engine of this site and its voices; `none` when speech is unavailable. */
export type VoicesReply = { engine: 'model' | 'basic' | 'none'; voices: readonly SpeechVoice[] }

/** Null for any other value. Uses no schema library, because the page loads this code before the visitor types. */
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
