import * as z from '@/lib/core/zod'

/** Spoken words with times in seconds from the start; the text is one line. */
export const segmentSchema = z.object({ start: z.number(), end: z.number(), text: z.string() })

export type Segment = z.infer<typeof segmentSchema>
