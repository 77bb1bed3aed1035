import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { PublicError } from '@/lib/core/errors'

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
 * Seals a value as URL-safe text that only holders of `appSecret` can read or create (AES-256-GCM with a key derived
 * for the purpose). Throws `unavailable` when the text would be too long for a URL.
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
 * Opens a token that this site sealed for the same purpose. Throws `link_broken` for a malformed or incomplete token,
 * before any cryptography, and `link_refused` for a token that was changed or has another purpose.
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
