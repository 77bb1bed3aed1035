import { z } from 'zod'
import { PublicError } from '@/lib/core/errors'
import type { Settings } from '@/lib/tool/settings'
import { openToken, sealToken } from './token'

const typesByKind = {
  video: ['video/mp4'],
  audio: ['audio/mp4', 'audio/mpeg'],
  picture: ['image/jpeg', 'image/webp'],
} as const

export type MediaKind = keyof typeof typesByKind

const mediaFileSchema = z.object({
  kind: z.enum(['video', 'audio', 'picture']),
  url: z.string(),
  access: z.object({ referer: z.string(), userAgent: z.string(), cookie: z.string().nullable() }),
  type: z.enum([...typesByKind.video, ...typesByKind.audio, ...typesByKind.picture]),
  name: z.string(),
  disposition: z.enum(['attachment', 'inline']),
  remux: z.literal('m4a').optional(),
  postId: z.string(),
})

/**
 * A file of a post that one visitor can fetch through this site. `remux`: the server extracts the audio of the MP4 at
 * `url` as an M4A.
 */
export type MediaFile = z.infer<typeof mediaFileSchema>

const tokenSchema = mediaFileSchema.extend({ binding: z.string(), expires: z.number() })

const PURPOSE = 'media link'
/** A page fetches its files soon after the response; TikTok's own URLs expire within hours. */
const LIFETIME_MS = 300_000

type LinkContext = {
  /** The visitor that may use the link; see `identifyVisitor`. */
  binding: string
  settings: Pick<Settings, 'appSecret' | 'tiktok'>
}

/**
 * Returns a path that lets only this visitor fetch the file, for five minutes. All data is sealed in the path; nothing
 * is stored.
 */
export function buildMediaPath(file: MediaFile, { binding, settings }: LinkContext): string {
  const payload = { ...file, binding, expires: Date.now() + LIFETIME_MS }
  return `/api/media/${sealToken(PURPOSE, payload, settings.appSecret)}`
}

/**
 * Returns the file of a link's token. Throws `link_broken` for an incomplete or malformed token, `link_expired` after
 * five minutes, and `link_refused` when the token was changed, belongs to another visitor, has a type that does not
 * match its kind, or names a blocked post. Does not check the URL; the fetching code does.
 */
export function readMediaToken(token: string, { binding, settings }: LinkContext): MediaFile {
  const parseResult = tokenSchema.safeParse(openToken(PURPOSE, token, settings.appSecret))
  if (!parseResult.success) throw new PublicError('link_refused')
  const { binding: tokenBinding, expires, ...file } = parseResult.data
  const isValid =
    tokenBinding === binding && isAllowedType(file.kind, file.type) && !settings.tiktok.blocked.has(file.postId)
  if (!isValid) throw new PublicError('link_refused')
  if (expires <= Date.now()) throw new PublicError('link_expired')
  return file
}

export function isAllowedType(kind: MediaKind, type: string): type is MediaFile['type'] {
  return typesByKind[kind].some((allowedType) => allowedType === type)
}
