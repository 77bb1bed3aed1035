import * as z from '@/lib/core/zod'

/** A sentence and when it is said, in seconds from the start. */
export const timedSentenceSchema = z.object({ text: z.string(), start: z.number(), end: z.number() })

export type TimedSentence = z.infer<typeof timedSentenceSchema>
