import { isRecord } from '@/lib/is-record'
import type { SpeechEngine, SpeechFacts, SpeechType } from './speech'
import type { TimedSentence } from './timed-sentence'

/** What the reply is made of: the file in pieces (base64), then what is known of it. */
export type SpeechPart = { audio: string; type: SpeechType } | { about: AboutSpeech }

export type AboutSpeech = SpeechFacts & { engine: SpeechEngine['name']; voice: string }

/** A part of the reply, as the page may rely on it; null for anything else. */
export function readSpeechPart(value: unknown): SpeechPart | null {
  if (!isRecord(value)) return null
  const { audio, type, about } = value
  if (typeof audio === 'string' && (type === 'audio/mpeg' || type === 'audio/wav')) return { audio, type }
  return isAbout(about) ? { about } : null
}

function isAbout(value: unknown): value is AboutSpeech {
  if (!isRecord(value)) return false
  const { engine, voice, seconds, sampleRate, sentences, timing } = value
  return (
    (engine === 'model' || engine === 'basic') &&
    (timing === 'measured' || timing === 'estimated') &&
    typeof voice === 'string' &&
    typeof seconds === 'number' &&
    typeof sampleRate === 'number' &&
    Array.isArray(sentences) &&
    sentences.every(isTimedSentence)
  )
}

function isTimedSentence(value: unknown): value is TimedSentence {
  return (
    isRecord(value) &&
    typeof value.text === 'string' &&
    typeof value.start === 'number' &&
    typeof value.end === 'number'
  )
}
