import * as z from '@/lib/core/zod'
import type { Progress } from '@/lib/tool/server-tool'
import type { SpeechVoice } from '@/lib/tool/settings'

const timedSentenceSchema = z.object({ text: z.string(), start: z.number(), end: z.number() })

export type TimedSentence = z.infer<typeof timedSentenceSchema>

export type Utterance = { text: string; voice: SpeechVoice; speed: number }

export type SpeechChunk = { bytes: Uint8Array; type: SpeechType }

export const speechTypeSchema = z.enum(['audio/mpeg', 'audio/wav'])

export type SpeechType = z.infer<typeof speechTypeSchema>

export type SpeechStep = { progress: Progress } | { chunk: SpeechChunk }

/** Metadata of a finished file; times are in seconds. */
export const speechMetadataSchema = z.object({
  seconds: z.number(),
  sampleRate: z.number().check(z.positive()),
  sentences: z.readonly(z.array(timedSentenceSchema)),
  /** Measured during synthesis, or estimated from the sentences' lengths. */
  timing: z.enum(['measured', 'estimated']),
})

export type SpeechMetadata = z.infer<typeof speechMetadataSchema>

export const speechEngineNameSchema = z.enum(['model', 'basic'])

export type SpeechEngine = {
  name: z.infer<typeof speechEngineNameSchema>
  /** At least one; the first is the default. */
  voices: readonly SpeechVoice[]
  /** Yields chunks while the file is generated. Throws `PublicError`, or the signal's reason. */
  speak(utterance: Utterance, signal: AbortSignal): AsyncGenerator<SpeechStep, SpeechMetadata, void>
}
