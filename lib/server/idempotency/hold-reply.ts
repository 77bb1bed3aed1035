import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { CatalogueError } from '@/lib/core/errors'
import type { KeptReplies } from './kept-replies'
import { replySecrets } from './reply-secrets'

const KEPT_MS = 600_000
/** Characters of a reply as JSON: more than any text, less than a picture. A larger one is not kept. */
export const MAX_REPLY = 256 * 1024
/** Within what proxies wait for the first byte of an answer, in milliseconds. */
const PATIENCE_MS = 50_000
const LOOK_AGAIN_MS = 200
/** The key of a process that died is free after this; a run under way renews its hold three times meanwhile. */
const LEASE_MS = 20_000
const SOON_SECONDS = 5

/** One request that is carried out under its key; every other with the same key waits for how it ends. */
export type Held = {
  /** A use was counted for an earlier try that gave the visitor nothing. */
  isPaid: boolean
  /** Keeps its reply for ten minutes, unless that is too large. */
  keep(reply: unknown): Promise<void>
  /** It brought no reply: the next one with the key is carried out. Without effect after another end. */
  letGo(end: { isPaid: boolean }): Promise<void>
}

type Repeatable = {
  key: string
  /** Whoever asks; the same key of another is another key. */
  visitor: string
  appSecret: string
  /** All that makes the request what it is. */
  asked: string
  /** After this it counts as broken off, in milliseconds, even if its process lives. */
  leaseMs: number
  signal: AbortSignal
}

/**
 * Takes the key for a request, or gives the reply that an earlier one with the same key has brought; waits for one
 * under way. Throws `invalid_request` with 422 where the key stands for another request, and `in_progress` when the
 * wait is too long.
 */
export async function holdReply(
  replies: KeptReplies,
  { key, visitor, appSecret, asked, leaseMs, signal }: Repeatable,
): Promise<Held | { kept: unknown }> {
  const { name, printOf, seal, open } = replySecrets(appSecret, visitor, key)
  const print = printOf(asked)
  const running = `running ${print} ${randomUUID()}`
  const paid = `paid ${print}`
  const patience = performance.now() + PATIENCE_MS
  for (;;) {
    const before = await replies.put(name, running, paid, Math.min(LEASE_MS, leaseMs))
    if (before === null || before === paid) return held(before === paid)
    const [state, printBefore, sealed = ''] = before.split(' ')
    if (printBefore !== print) throw new CatalogueError('invalid_request', { status: 422 })
    if (state === 'kept') return { kept: JSON.parse(open(sealed)) }
    if (performance.now() > patience)
      throw new CatalogueError('in_progress', { retryAfterSeconds: SOON_SECONDS })
    await sleep(LOOK_AGAIN_MS, undefined, { signal })
  }

  function held(isPaid: boolean): Held {
    const endsAt = performance.now() + leaseMs
    const renewal = setInterval(() => {
      const msLeft = Math.ceil(endsAt - performance.now())
      if (msLeft > 0) void replies.replace(name, running, running, Math.min(LEASE_MS, msLeft))
      else clearInterval(renewal)
    }, LEASE_MS / 3).unref()
    let hasEnded = false
    async function end(next: string | null) {
      if (hasEnded) return
      hasEnded = true
      clearInterval(renewal)
      await replies.replace(name, running, next, KEPT_MS)
    }
    return {
      isPaid,
      keep(reply) {
        const text = JSON.stringify(reply)
        return end(text.length > MAX_REPLY ? null : `kept ${print} ${seal(text)}`)
      },
      letGo: (given) => end(given.isPaid ? paid : null),
    }
  }
}
