import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/** Compares in constant time. */
export function isSameSecret(value: string, secret: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(value), hash(secret))
}

/** Returns the key for one purpose, which only holders of `appSecret` can derive. */
export function deriveKey(purpose: string, appSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', appSecret, '', `postsmith ${purpose}`, 32))
}

export function encrypt(content: Uint8Array, key: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const ciphertext = Buffer.concat([cipher.update(content), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), ciphertext])
}

/** Throws if the bytes are incomplete, were changed or have another key. */
export function decrypt(encrypted: Buffer, key: Buffer): Buffer {
  const iv = encrypted.subarray(0, IV_BYTES)
  const tag = encrypted.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAuthTag(tag)
  return Buffer.concat([decipher.update(encrypted.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
}
