import * as z from '@/lib/zod'

/** What a lookup tells while it works. */
export type ServerStep =
  /** How far it is: sent to a visitor who listens, kept nowhere. */
  | { progress: Progress }
  /** A piece of the result, as JSON. */
  | { part: LookupPart }

export type LookupPart = Readonly<Record<string, unknown>>

export const progressSchema = z.object({
  /** Which of the tool's stages; the page has the words for it. */
  stage: z.string(),
  done: z.exactOptional(z.number()),
  total: z.exactOptional(z.number()),
  /** An unfinished picture, as a data URL. */
  preview: z.exactOptional(z.string()),
})

export type Progress = z.infer<typeof progressSchema>
