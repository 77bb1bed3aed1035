import type { Progress } from '@/lib/tool/server-run'
import type { TimedSentence } from './timed-sentence'
import type { Voice } from './voice'

/** What is to be said: a cleaned text, one of the engine's own voices, and the speed as a share of the usual one. */
export type Utterance = { text: string; voice: Voice; speed: number }

/** A piece of one audio file: the pieces in order, joined, are the file. */
export type SpeechPiece = { bytes: Uint8Array; type: SpeechType }

export type SpeechType = 'audio/mpeg' | 'audio/wav'

export type SpeechStep = { progress: Progress } | { piece: SpeechPiece }

/** What is known of a finished file; times are in seconds. */
export type SpeechFacts = {
  seconds: number
  sampleRate: number
  sentences: readonly TimedSentence[]
  /** Measured while it was spoken, or estimated from the sentences' lengths. */
  timing: 'measured' | 'estimated'
}

export type SpeechEngine = {
  name: 'model' | 'basic'
  /** At least one; the first is the usual one. */
  voices: readonly Voice[]
  /** Yields the file as it is made. Throws `CatalogueError`, or the signal's reason. */
  speak(utterance: Utterance, signal: AbortSignal): AsyncGenerator<SpeechStep, SpeechFacts, void>
}
