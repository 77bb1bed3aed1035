import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { PublicError } from '@/lib/core/errors'
import type { ReplyStore } from './reply-store'

const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

type ReplyCipher = {
  storageKey: string
  /** Distinguishes requests without revealing them. */
  createFingerprint(requestText: string): string
  /** Encrypts with a key that requires `appSecret`, the visitor and the `Idempotency-Key` (AES-256-GCM). */
  seal(text: string): string
  open(sealedText: string): string
}

/**
 * Derives the storage key and encryption keys for a reply from the server's secret, the visitor and the key that the
 * page generated. The page's key is never stored, so the store and the server's secret together cannot decrypt a reply.
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

const REPLY_TTL_MS = 600_000
/** Characters of a reply as JSON: more than any text, less than an image. Larger replies are not stored. */
export const MAX_REPLY_LENGTH = 256 * 1024
/** Less than proxies wait for the first byte of a response, in milliseconds. */
const MAX_WAIT_MS = 50_000
const POLL_MS = 200
/** The key of a dead process is free after this time; a run in progress renews its lease three times meanwhile. */
const LEASE_MS = 20_000
const RETRY_AFTER_SECONDS = 5

/** The lease of the request that runs under a key. Other requests with the same key wait for its result. */
export type IdempotencyLease = {
  /** Whether a use was counted for an earlier attempt that returned nothing. */
  isPaid: boolean
  /** Stores the reply for ten minutes, unless it is too large. */
  saveReply(reply: unknown): Promise<void>
  /** Ends the lease without a reply; the next request with the key runs. Has no effect after another end. */
  release(outcome: { isPaid: boolean }): Promise<void>
}

type LeaseOptions = {
  key: string
  /** Scopes the key to one visitor. */
  visitor: string
  appSecret: string
  requestText: string
  /** Milliseconds after which the request counts as interrupted, even if its process is alive. */
  leaseMs: number
  signal: AbortSignal
}

/**
 * Acquires the idempotency key for a request, or returns the reply of an earlier request with the same key. Waits while
 * that request runs, and throws `in_progress` after too long. Throws `invalid_request` with status 422 when the key
 * belongs to a different request.
 */
export async function acquireIdempotencyLease(
  replyStore: ReplyStore,
  { key, visitor, appSecret, requestText, leaseMs, signal }: LeaseOptions,
): Promise<IdempotencyLease | { savedReply: unknown }> {
  const { storageKey, createFingerprint, seal, open } = createReplyCipher(appSecret, visitor, key)
  const fingerprint = createFingerprint(requestText)
  const runningNote = `running ${fingerprint} ${randomUUID()}`
  const paidNote = `paid ${fingerprint}`
  const waitEndsAt = performance.now() + MAX_WAIT_MS
  for (;;) {
    const previousNote = await replyStore.put(storageKey, runningNote, paidNote, Math.min(LEASE_MS, leaseMs))
    if (previousNote === null || previousNote === paidNote) return createLease(previousNote === paidNote)
    const [state, previousFingerprint, sealedReply = ''] = previousNote.split(' ')
    if (previousFingerprint !== fingerprint) throw new PublicError('invalid_request', { status: 422 })
    if (state === 'kept') return { savedReply: JSON.parse(open(sealedReply)) }
    if (performance.now() > waitEndsAt) throw new PublicError('in_progress', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    await sleep(POLL_MS, undefined, { signal })
  }

  function createLease(isPaid: boolean): IdempotencyLease {
    const endsAt = performance.now() + leaseMs
    const renewalTimer = setInterval(() => {
      const msLeft = Math.ceil(endsAt - performance.now())
      if (msLeft > 0) void replyStore.replace(storageKey, runningNote, runningNote, Math.min(LEASE_MS, msLeft))
      else clearInterval(renewalTimer)
    }, LEASE_MS / 3).unref()
    let hasEnded = false
    async function end(nextNote: string | null) {
      if (hasEnded) return
      hasEnded = true
      clearInterval(renewalTimer)
      await replyStore.replace(storageKey, runningNote, nextNote, REPLY_TTL_MS)
    }
    return {
      isPaid,
      saveReply(reply) {
        const text = JSON.stringify(reply)
        return end(text.length > MAX_REPLY_LENGTH ? null : `kept ${fingerprint} ${seal(text)}`)
      },
      release: (outcome) => end(outcome.isPaid ? paidNote : null),
    }
  }
}

/**
 * Returns the request's `Idempotency-Key`, or null without that header. Accepts the draft's quoted string
 * (draft-ietf-httpapi-idempotency-key-header-07, section 2.1) or a bare word of 16 to 64 letters, digits, `-` and `_`.
 * Throws `invalid_request` for any other value, because the client relies on the key.
 */
export function readIdempotencyKey(request: Request): string | null {
  const header = request.headers.get('idempotency-key')
  if (header === null) return null
  const key = /^("?)([\w-]{16,64})\1$/.exec(header)?.[2]
  if (key === undefined) throw new PublicError('invalid_request')
  return key
}
