import * as z from '@/lib/core/zod'
import { speechEngineNameSchema, speechMetadataSchema, speechTypeSchema } from './speech'

const speechInfoSchema = z.extend(speechMetadataSchema, { engine: speechEngineNameSchema, voice: z.string() })

/** What the reply is made of: the file in pieces (base64), then what is known of it. */
const speechPartSchema = z.union([
  z.object({ audio: z.string(), type: speechTypeSchema }),
  z.object({ about: speechInfoSchema }),
])

export type SpeechInfo = z.infer<typeof speechInfoSchema>

export type SpeechPart = z.infer<typeof speechPartSchema>

/** A part of the reply, as the page may rely on it; null for anything else. */
export function readSpeechPart(value: unknown): SpeechPart | null {
  return speechPartSchema.safeParse(value).data ?? null
}
