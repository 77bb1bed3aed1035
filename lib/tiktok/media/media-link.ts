import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import { PublicError } from '@/lib/core/errors'
import type { Settings } from '@/lib/tool/settings'

const VERSION = 1
const IV_BYTES = 12
const TAG_BYTES = 16
/** Version and length of the sealed data, which distinguish a truncated token from a changed one. */
const HEADER_BYTES = 3
const PREFIX_BYTES = HEADER_BYTES + IV_BYTES + TAG_BYTES
/** Limit of a token in characters; leaves room for other headers in Node's 16 KiB. */
const MAX_TOKEN_LENGTH = 6_000
const MAX_TEXT_BYTES = 16 * 1024

/**
 * Encrypts a value to URL-safe text that only holders of `appSecret` can read or create (AES-256-GCM with a key for
 * this purpose). Throws `unavailable` when the text would be too long for a URL.
 */
export function sealToken(purpose: string, value: unknown, appSecret: string): string {
  const iv = randomBytes(IV_BYTES)
  const compressedBytes = deflateRawSync(JSON.stringify(value), { level: 9 })
  const header = encodeHeader(compressedBytes.length)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(purpose, appSecret), iv).setAAD(header)
  const ciphertext = Buffer.concat([cipher.update(compressedBytes), cipher.final()])
  const token = Buffer.concat([header, iv, cipher.getAuthTag(), ciphertext]).toString('base64url')
  if (token.length > MAX_TOKEN_LENGTH) throw new PublicError('unavailable', { reason: 'upstream_malformed' })
  return token
}

/**
 * Decrypts a token that this site sealed for the same purpose. Throws `link_broken` for a malformed token, before any
 * cryptography, and `link_refused` for a token that was changed or has another purpose.
 */
export function openToken(purpose: string, token: string, appSecret: string): unknown {
  const bytes = decodeToken(token)
  const header = bytes.subarray(0, HEADER_BYTES)
  const iv = bytes.subarray(HEADER_BYTES, HEADER_BYTES + IV_BYTES)
  const tag = bytes.subarray(HEADER_BYTES + IV_BYTES, PREFIX_BYTES)
  try {
    const decipher = createDecipheriv('aes-256-gcm', deriveKey(purpose, appSecret), iv, {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(header).setAuthTag(tag)
    const compressedBytes = Buffer.concat([decipher.update(bytes.subarray(PREFIX_BYTES)), decipher.final()])
    return JSON.parse(inflateRawSync(compressedBytes, { maxOutputLength: MAX_TEXT_BYTES }).toString())
  } catch {
    throw new PublicError('link_refused')
  }
}

function encodeHeader(length: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt8(VERSION, 0)
  header.writeUInt16BE(length, 1)
  return header
}

function decodeToken(token: string): Buffer {
  if (token.length > MAX_TOKEN_LENGTH || !/^[\w-]+$/.test(token)) throw new PublicError('link_broken')
  const bytes = Buffer.from(token, 'base64url')
  const isComplete =
    bytes.length > PREFIX_BYTES &&
    bytes.readUInt8(0) === VERSION &&
    bytes.readUInt16BE(1) === bytes.length - PREFIX_BYTES &&
    // Decoding ignores some bits of the last character; accept only the canonical encoding.
    bytes.toString('base64url') === token
  if (!isComplete) throw new PublicError('link_broken')
  return bytes
}

function deriveKey(purpose: string, appSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', appSecret, '', `postsmith ${purpose}`, 32))
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
const LIFETIME_MS = 300_000

type LinkContext = {
  /** The visitor that may use the link; see `identifyVisitor`. */
  binding: string
  settings: Pick<Settings, 'appSecret' | 'tiktok'>
}

/** Returns a path that lets only this visitor fetch the file, for five minutes. The server stores nothing. */
export function buildMediaPath(file: MediaFile, { binding, settings }: LinkContext): string {
  const payload = { ...file, binding, expires: Date.now() + LIFETIME_MS }
  return `/api/media/${sealToken(PURPOSE, payload, settings.appSecret)}`
}

/**
 * Returns the file of a link's token. Throws `link_broken` for a malformed token, `link_expired` after five minutes,
 * and `link_refused` for a changed token, another visitor, a wrong type or a blocked post. Does not check the URL,
 * because the fetching code does.
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
