import * as z from '@/lib/core/zod'
import { speechEngineNameSchema, speechMetadataSchema, speechTypeSchema } from './speech'

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
