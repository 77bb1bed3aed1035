import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import { PublicError } from '@/lib/core/errors'
import { decrypt, deriveKey, encrypt } from '@/lib/server/secrets'
import type { Settings } from '@/lib/tool/settings'

const VERSION = 1
/** Version and length of the encrypted bytes, which distinguish a truncated token from a changed one. */
const HEADER_BYTES = 3
/** Limit of a token in characters; leaves room for other headers in Node's 16 KiB. */
const MAX_TOKEN_LENGTH = 6_000
const MAX_TEXT_BYTES = 16 * 1024

/** Only holders of `appSecret` can read or create a token. Throws `unavailable` when it is too long for a URL. */
export function sealToken(purpose: string, value: unknown, appSecret: string): string {
  const compressedBytes = deflateRawSync(JSON.stringify(value), { level: 9 })
  const encryptedBytes = encrypt(compressedBytes, deriveKey(purpose, appSecret))
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt8(VERSION, 0)
  header.writeUInt16BE(encryptedBytes.length, 1)
  const token = Buffer.concat([header, encryptedBytes]).toString('base64url')
  if (token.length > MAX_TOKEN_LENGTH) throw new PublicError('unavailable', { reason: 'upstream_malformed' })
  return token
}

/** Throws `link_broken` before any cryptography, and `link_refused` for a changed token or another purpose. */
export function openToken(purpose: string, token: string, appSecret: string): unknown {
  const encryptedBytes = decodeToken(token)
  try {
    const compressedBytes = decrypt(encryptedBytes, deriveKey(purpose, appSecret))
    return JSON.parse(inflateRawSync(compressedBytes, { maxOutputLength: MAX_TEXT_BYTES }).toString())
  } catch {
    throw new PublicError('link_refused')
  }
}

function decodeToken(token: string): Buffer {
  if (token.length > MAX_TOKEN_LENGTH || !/^[\w-]+$/.test(token)) throw new PublicError('link_broken')
  const bytes = Buffer.from(token, 'base64url')
  const isComplete =
    bytes.length > HEADER_BYTES &&
    bytes.readUInt8(0) === VERSION &&
    bytes.readUInt16BE(1) === bytes.length - HEADER_BYTES &&
    // Decoding ignores some bits of the last character; accept only the canonical encoding.
    bytes.toString('base64url') === token
  if (!isComplete) throw new PublicError('link_broken')
  return bytes.subarray(HEADER_BYTES)
}

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

/** `remux`: the server extracts the audio of the MP4 at `url` as an M4A. */
export type MediaFile = z.infer<typeof mediaFileSchema>

const tokenSchema = mediaFileSchema.extend({ binding: z.string(), expires: z.number() })

const PURPOSE = 'media link'
/** A page fetches its files soon after the response; TikTok's own URLs expire within hours. */
export const MEDIA_LINK_LIFETIME_MS = 300_000

type LinkContext = {
  /** The visitor that may use the link; see `identifyVisitor`. */
  binding: string
  settings: Pick<Settings, 'appSecret' | 'tiktok'>
}

/** Returns a path that lets only this visitor fetch the file, for five minutes. The server stores nothing. */
export function buildMediaPath(file: MediaFile, { binding, settings }: LinkContext): string {
  const payload = { ...file, binding, expires: Date.now() + MEDIA_LINK_LIFETIME_MS }
  return `/api/media/${sealToken(PURPOSE, payload, settings.appSecret)}`
}

/**
 * Throws `link_broken`, `link_expired`, or `link_refused` (a changed token, another visitor, a wrong type, a blocked
 * post). Does not check the URL, because the fetching code does.
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
