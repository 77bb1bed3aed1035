import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { PublicError } from '@/lib/core/errors'

const VERSION = 1
const IV_BYTES = 12
const TAG_BYTES = 16
/** Version, and the length of what is sealed: a token cut off in a message is told apart from one that was changed. */
const HEADER_BYTES = 3
const PREFIX_BYTES = HEADER_BYTES + IV_BYTES + TAG_BYTES
/** Of a token, in characters; leaves room for other headers in the 16 KiB that Node reads. */
const MAX_TOKEN_LENGTH = 6_000
const MAX_TEXT_BYTES = 16 * 1024

/**
 * Seals a value into text for a URL, so that only holders of `appSecret` can read or make it (AES-256-GCM under a key
 * derived for this purpose alone). Throws `unavailable` when the text would be longer than a URL may be.
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
 * The value of a token that this site sealed for the same purpose. Throws `link_broken` for what has not the shape of a
 * whole token, before any cryptography, and `link_refused` for one that was changed or made for something else.
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
    // The last character has bits that decoding drops; only one spelling of a token counts.
    bytes.toString('base64url') === token
  if (!isComplete) throw new PublicError('link_broken')
  return bytes
}

function deriveKey(purpose: string, appSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', appSecret, '', `postsmith ${purpose}`, 32))
}
