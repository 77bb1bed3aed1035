import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { PublicError } from '@/lib/core/errors'
import { createReplyCipher } from './reply-cipher'
import type { ReplyStore } from './reply-store'

const REPLY_TTL_MS = 600_000
/** Characters of a reply as JSON: more than any text, less than a picture. A larger one is not kept. */
export const MAX_REPLY_LENGTH = 256 * 1024
/** Within what proxies wait for the first byte of an answer, in milliseconds. */
const MAX_WAIT_MS = 50_000
const POLL_MS = 200
/** The key of a process that died is free after this; a run under way renews its hold three times meanwhile. */
const LEASE_MS = 20_000
const RETRY_AFTER_SECONDS = 5

/** One request that is carried out under its key; every other with the same key waits for how it ends. */
export type IdempotencyLease = {
  /** A use was counted for an earlier try that gave the visitor nothing. */
  isPaid: boolean
  /** Keeps its reply for ten minutes, unless that is too large. */
  saveReply(reply: unknown): Promise<void>
  /** It brought no reply: the next one with the key is carried out. Without effect after another end. */
  release(outcome: { isPaid: boolean }): Promise<void>
}

type LeaseRequest = {
  key: string
  /** Whoever asks; the same key of another is another key. */
  visitor: string
  appSecret: string
  /** All that makes the request what it is. */
  requestText: string
  /** After this it counts as broken off, in milliseconds, even if its process lives. */
  leaseMs: number
  signal: AbortSignal
}

/**
 * Takes the key for a request, or gives the reply that an earlier one with the same key has brought; waits for one
 * under way. Throws `invalid_request` with 422 where the key stands for another request, and `in_progress` when the
 * wait is too long.
 */
export async function acquireIdempotencyLease(
  replyStore: ReplyStore,
  { key, visitor, appSecret, requestText, leaseMs, signal }: LeaseRequest,
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
