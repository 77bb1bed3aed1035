import * as z from '@/lib/core/zod'

const mediaPathSchema = z.string().check(z.startsWith('/api/media/'))

const fileSchema = z.object({
  /** Such as “720 × 1280” or “First frame”. */
  label: z.string(),
  /** Such as “HD”, “H.264”, “2.1 MB”. */
  details: z.readonly(z.array(z.string())),
  path: mediaPathSchema,
  name: z.string(),
})

const imageSchema = z.extend(fileSchema, { view: mediaPathSchema })

const soundSchema = z.extend(fileSchema, {
  format: z.enum(['m4a', 'mp3']),
  /** Tags of an MP3 made from it. */
  title: z.string(),
  artist: z.string(),
})

/** A post on a download page: plain data in which every URL is this site's or the post's own. */
const foundPostSchema = z.object({
  kind: z.enum(['video', 'photos']),
  url: z.string().check(z.startsWith('https://')),
  caption: z.string(),
  /** `handle` has no `@`; empty when unknown. */
  author: z.object({ handle: z.string(), name: z.string() }),
  /** Unix seconds. */
  postedAt: z.nullable(z.number()),
  durationSeconds: z.nullable(z.number()),
  cover: z.nullable(mediaPathSchema),
  zipName: z.string(),
  videos: z.readonly(z.array(fileSchema)),
  pictures: z.readonly(z.array(imageSchema)),
  sounds: z.readonly(z.array(soundSchema)),
})

export type FoundFile = z.infer<typeof fileSchema>

export type FoundImage = z.infer<typeof imageSchema>

export type FoundSound = z.infer<typeof soundSchema>

export type FoundPost = z.infer<typeof foundPostSchema>

/** Parses a part of the server's response as a found post; null for anything else. Files must have this site's URLs. */
export function readFoundPost(value: unknown): FoundPost | null {
  return foundPostSchema.safeParse(value).data ?? null
}
