import * as z from '@/lib/core/zod'
import type { Progress } from '@/lib/tool/server-tool'
import type { SpeechVoice } from '@/lib/tool/settings'

const timedSentenceSchema = z.object({ text: z.string(), start: z.number(), end: z.number() })

export type TimedSentence = z.infer<typeof timedSentenceSchema>

export type Utterance = { text: string; voice: SpeechVoice; speed: number }

export type SpeechChunk = { bytes: Uint8Array; type: SpeechType }

const speechTypeSchema = z.enum(['audio/mpeg', 'audio/wav'])

export type SpeechType = z.infer<typeof speechTypeSchema>

export type SpeechStep = { progress: Progress } | { chunk: SpeechChunk }

/** Metadata of a finished file; times are in seconds. */
const speechMetadataSchema = z.object({
  seconds: z.number(),
  sampleRate: z.number().check(z.positive()),
  sentences: z.readonly(z.array(timedSentenceSchema)),
  /** Measured during synthesis, or estimated from the sentences' lengths. */
  timing: z.enum(['measured', 'estimated']),
})

export type SpeechMetadata = z.infer<typeof speechMetadataSchema>

const speechEngineNameSchema = z.enum(['model', 'basic'])

export type SpeechEngine = {
  name: z.infer<typeof speechEngineNameSchema>
  /** At least one; the first is the default. */
  voices: readonly SpeechVoice[]
  /** Yields chunks while the file is generated. Throws `PublicError`, or the signal's reason. */
  speak(utterance: Utterance, signal: AbortSignal): AsyncGenerator<SpeechStep, SpeechMetadata, void>
}

const speechInfoSchema = z.extend(speechMetadataSchema, { engine: speechEngineNameSchema, voice: z.string() })

/** The parts of a response: the file in chunks (base64), then its metadata. */
const speechPartSchema = z.union([
  z.object({ audio: z.string(), type: speechTypeSchema }),
  z.object({ about: speechInfoSchema }),
])

export type SpeechInfo = z.infer<typeof speechInfoSchema>

export type SpeechPart = z.infer<typeof speechPartSchema>

export function readSpeechPart(value: unknown): SpeechPart | null {
  return speechPartSchema.safeParse(value).data ?? null
}
