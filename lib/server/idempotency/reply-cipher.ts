import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

/** What one visitor's Idempotency-Key stands for. */
export type ReplyCipher = {
  /** Where the reply is kept; tells nothing of the others. */
  storageKey: string
  /** Tells one request from another without giving it away. */
  createFingerprint(requestText: string): string
  /** For whoever knows `appSecret`, the visitor and the key (AES-256-GCM). */
  seal(text: string): string
  /** What was sealed. Throws for anything else. */
  open(sealedText: string): string
}

/**
 * Derives (HKDF, SHA-256) all that a reply is kept by from the server's secret, the visitor and the key that their page has
 * made up. The key is kept nowhere, so that a store and the server's secret together do not open a reply.
 */
export function createReplyCipher(appSecret: string, visitor: string, key: string): ReplyCipher {
  const info = JSON.stringify(['postsmith kept reply', visitor, key])
  const keyMaterial = Buffer.from(hkdfSync('sha256', appSecret, '', info, 3 * KEY_BYTES))
  const [storageKeyBytes, fingerprintKey, replyKey] = [0, 1, 2].map((index) =>
    keyMaterial.subarray(index * KEY_BYTES, (index + 1) * KEY_BYTES),
  ) as [Buffer, Buffer, Buffer]
  return {
    storageKey: storageKeyBytes.toString('base64url'),
    createFingerprint: (requestText) => createHmac('sha256', fingerprintKey).update(requestText).digest('base64url'),
    seal(text) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', replyKey, iv)
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
    },
    open(sealedText) {
      const bytes = Buffer.from(sealedText, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', replyKey, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      }).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      const chunks = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]
      return Buffer.concat(chunks).toString('utf8')
    },
  }
}
