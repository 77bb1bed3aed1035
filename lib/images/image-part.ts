import * as z from '@/lib/core/zod'

/** What a model draws, and what a finished picture may be saved as. */
export const imageMimeTypeSchema = z.enum(['image/png', 'image/jpeg', 'image/webp'])

export type ImageMimeType = z.infer<typeof imageMimeTypeSchema>

/** A piece of a run's reply: a picture as the model made it, in Base64, or how many did not come and why. */
export const imagePartSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('picture'), base64: z.string(), type: imageMimeTypeSchema }),
  z.object({ kind: z.literal('missing'), count: z.number(), code: z.string() }),
])

export type ImagePart = z.infer<typeof imagePartSchema>
