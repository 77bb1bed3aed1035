import { transcriptSchema } from '@/lib/audio/captions/transcript'
import * as z from '@/lib/core/zod'

/** The post of a transcript. Its text is untrusted and rendered as text only. */
const videoSchema = z.object({
  url: z.string().check(z.startsWith('https://')),
  author: z.object({ handle: z.string(), name: z.string() }),
  caption: z.string(),
})

const partSchema = z.union([z.object({ transcript: transcriptSchema }), z.object({ video: videoSchema })])

export type Video = z.infer<typeof videoSchema>

export type TranscriptPart = z.infer<typeof partSchema>

export function parseTranscriptPart(value: unknown): TranscriptPart | null {
  return partSchema.safeParse(value).data ?? null
}
