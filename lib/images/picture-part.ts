import * as z from '@/lib/core/zod'

/** What a model draws, and what a finished picture may be saved as. */
export const pictureTypeSchema = z.enum(['image/png', 'image/jpeg', 'image/webp'])

export type PictureType = z.infer<typeof pictureTypeSchema>

/** A piece of a run's reply: a picture as the model made it, in Base64, or how many did not come and why. */
export const picturePartSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('picture'), base64: z.string(), type: pictureTypeSchema }),
  z.object({ kind: z.literal('missing'), count: z.number(), code: z.string() }),
])

export type PicturePart = z.infer<typeof picturePartSchema>
