import * as z from '@/lib/core/zod'

const mediaPathSchema = z.string().check(z.startsWith('/api/media/'))

/** One file of a post, as a visitor may save it through this site. */
const fileSchema = z.object({
  /** What it is, such as “720 × 1280” or “First frame”. */
  label: z.string(),
  /** More about it, such as “HD”, “H.264”, “2.1 MB”. */
  details: z.readonly(z.array(z.string())),
  /** Saves it. */
  path: mediaPathSchema,
  name: z.string(),
})

const imageSchema = z.extend(fileSchema, {
  /** Shows it. */
  view: mediaPathSchema,
})

const soundSchema = z.extend(fileSchema, {
  format: z.enum(['m4a', 'mp3']),
  /** What an MP3 made of it says about itself. */
  title: z.string(),
  artist: z.string(),
})

/** A post as a download page shows it: plain data, in which every address is this site's or the post's own. */
const foundPostSchema = z.object({
  kind: z.enum(['video', 'photos']),
  url: z.string().check(z.startsWith('https://')),
  caption: z.string(),
  /** The handle is without @, and empty when it is not known. */
  author: z.object({ handle: z.string(), name: z.string() }),
  /** Unix seconds. */
  postedAt: z.nullable(z.number()),
  durationSeconds: z.nullable(z.number()),
  /** Shows its picture. */
  cover: z.nullable(mediaPathSchema),
  /** Name of a ZIP with all of it. */
  zipName: z.string(),
  videos: z.readonly(z.array(fileSchema)),
  pictures: z.readonly(z.array(imageSchema)),
  sounds: z.readonly(z.array(soundSchema)),
})

export type FoundFile = z.infer<typeof fileSchema>

export type FoundImage = z.infer<typeof imageSchema>

export type FoundSound = z.infer<typeof soundSchema>

export type FoundPost = z.infer<typeof foundPostSchema>

/** A part of the server's reply as a found post; null for anything else. Its files must be this site's own. */
export function readFoundPost(value: unknown): FoundPost | null {
  return foundPostSchema.safeParse(value).data ?? null
}
