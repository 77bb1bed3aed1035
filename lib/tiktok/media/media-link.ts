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
 * A file of a post as one visitor may fetch it through this site. `remux` has the server copy the sound out of the MP4 at
 * `url` into an M4A.
 */
export type MediaFile = z.infer<typeof mediaFileSchema>

const tokenSchema = mediaFileSchema.extend({ binding: z.string(), expires: z.number() })

const PURPOSE = 'media link'
/** A page fetches its files soon after the answer; TikTok's own addresses die within hours. */
const LIFETIME_MS = 300_000

type LinkContext = {
  /** Of the visitor that may use the link; see `identifyVisitor`. */
  binding: string
  settings: Pick<Settings, 'appSecret' | 'tiktok'>
}

/**
 * The path under which this visitor, and nobody else, may fetch the file for five minutes. All that the server needs is
 * sealed in it; nothing is stored.
 */
export function buildMediaPath(file: MediaFile, { binding, settings }: LinkContext): string {
  const payload = { ...file, binding, expires: Date.now() + LIFETIME_MS }
  return `/api/media/${sealToken(PURPOSE, payload, settings.appSecret)}`
}

/**
 * The file of a link's token. Throws `link_broken` when the token is cut off or not one, `link_refused` when it was
 * changed, belongs to another visitor, promises a type that its kind has not or names a post that the operator blocks,
 * and `link_expired` after its five minutes. Whether the address may be fetched is for whoever fetches it.
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

/** Whether files of this kind may be served as this type. */
export function isAllowedType(kind: MediaKind, type: string): type is MediaFile['type'] {
  return typesByKind[kind].some((allowedType) => allowedType === type)
}
