import * as z from '@/lib/core/zod'

export const timedSentenceSchema = z.object({ text: z.string(), start: z.number(), end: z.number() })

export type TimedSentence = z.infer<typeof timedSentenceSchema>
