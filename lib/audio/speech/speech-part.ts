import * as z from '@/lib/core/zod'
import { speechEngineNameSchema, speechMetadataSchema, speechTypeSchema } from './speech'

const aboutSchema = z.extend(speechMetadataSchema, { engine: speechEngineNameSchema, voice: z.string() })

/** What the reply is made of: the file in pieces (base64), then what is known of it. */
const partSchema = z.union([
  z.object({ audio: z.string(), type: speechTypeSchema }),
  z.object({ about: aboutSchema }),
])

export type SpeechInfo = z.infer<typeof aboutSchema>

export type SpeechPart = z.infer<typeof partSchema>

/** A part of the reply, as the page may rely on it; null for anything else. */
export function readSpeechPart(value: unknown): SpeechPart | null {
  return partSchema.safeParse(value).data ?? null
}
