import * as z from '@/lib/core/zod'

export const imageMimeTypeSchema = z.enum(['image/png', 'image/jpeg', 'image/webp'])

export type ImageMimeType = z.infer<typeof imageMimeTypeSchema>

/** A part of a run's reply: a generated image in Base64, or the number of missing images and why. */
export const imagePartSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('picture'), base64: z.string(), type: imageMimeTypeSchema }),
  z.object({ kind: z.literal('missing'), count: z.number(), code: z.string() }),
])

export type ImagePart = z.infer<typeof imagePartSchema>
