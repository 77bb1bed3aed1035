import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { PublicError } from '@/lib/core/errors'
import { createLuaScript, type Redis } from '@/lib/server/redis/connection'
import { withFallback } from '@/lib/server/redis/redis-unavailable'
import { decrypt, deriveKey, encrypt } from '@/lib/server/secrets'

/** Stores one note per idempotency key: that a request runs, or its reply. */
export interface ReplyStore {
  /** Writes `nextNote`, or deletes for null, if the name has no note or `ownNote`. Returns the note before. */
  swap(name: string, ownNote: string, nextNote: string | null, ttlMs: number): Promise<string | null>
}

const swapScript = createLuaScript(`
local before = redis.call('GET', KEYS[1])
if before and before ~= ARGV[1] then return before end
if ARGV[2] == '' then redis.call('DEL', KEYS[1]) else redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3]) end
return before`)

/** Evicts the least recently used note above this count. Most notes only mark a run in progress. */
const MAX_NOTES = 10_000
/** Total length of all names and notes; one byte per character. */
const MAX_SIZE = 16 * 1024 * 1024

/** Stores notes in Redis. Without Redis, and while it is unavailable, stores them in this process. */
export function createReplyStore(redis: Redis | null): ReplyStore {
  const notes = new LRUCache<string, string>({
    max: MAX_NOTES,
    maxSize: MAX_SIZE,
    sizeCalculation: (note, name) => note.length + name.length,
  })
  const swapInMemory: ReplyStore['swap'] = async (name, ownNote, nextNote, ttlMs) => {
    const note = notes.get(name) ?? null
    if (note !== null && note !== ownNote) return note
    if (nextNote === null) notes.delete(name)
    else notes.set(name, nextNote, { ttl: ttlMs })
    return note
  }
  if (!redis) return { swap: swapInMemory }
  return {
    swap(name, ownNote, nextNote, ttlMs) {
      const swapInRedis = async () => {
        const note = await redis.run(swapScript, [`reply:${name}`], [ownNote, nextNote ?? '', ttlMs])
        return typeof note === 'string' ? note : null
      }
      return withFallback(swapInRedis, () => swapInMemory(name, ownNote, nextNote, ttlMs))
    },
  }
}

const REPLY_TTL_MS = 600_000
/** Less than proxies wait for the first byte of a response, in milliseconds. */
const MAX_WAIT_MS = 50_000
const POLL_MS = 200
/** The key of a dead process is free after this time; a run in progress renews its lease three times meanwhile. */
const LEASE_MS = 20_000
/** Longer than any run, in milliseconds. */
const MAX_LEASE_MS = 255_000
const RETRY_AFTER_SECONDS = 5

/** The lease of the request that runs under a key. Other requests with the same key wait for its reply. */
export type ReplyLease = {
  /** Stores the reply for ten minutes; without one, the next request with the key runs. Undoes no earlier call. */
  end(reply?: unknown): Promise<void>
}

type LeaseRequest = {
  key: string
  /** Scopes the key to one visitor. */
  visitor: string
  appSecret: string
  requestText: string
  signal: AbortSignal
}

/**
 * Waits for an earlier request with the key; throws `in_progress` after too long, and status 422 for a different one.
 * The key is never stored, so the store and `appSecret` together cannot open a reply.
 */
export async function acquireReplyLease(
  replyStore: ReplyStore,
  { key, visitor, appSecret, requestText, signal }: LeaseRequest,
): Promise<ReplyLease | { savedReply: unknown }> {
  const derive = (purpose: string) => deriveKey(JSON.stringify([purpose, visitor, key]), appSecret)
  const name = derive('reply name').toString('base64url')
  const fingerprint = createHmac('sha256', derive('request')).update(requestText).digest('base64url')
  const replyKey = derive('reply')
  const ownNote = `running ${fingerprint} ${randomUUID()}`
  const swap = (nextNote: string | null, ttlMs: number) => replyStore.swap(name, ownNote, nextNote, ttlMs)
  const startedAt = performance.now()
  for (;;) {
    const note = await swap(ownNote, LEASE_MS)
    // Our own note is there if Redis stored it but its answer was lost.
    if (note === null || note === ownNote) break
    const [state, noteFingerprint, encryptedReply = ''] = note.split(' ')
    if (noteFingerprint !== fingerprint) throw new PublicError('invalid_request', { status: 422 })
    if (state === 'done')
      return { savedReply: JSON.parse(decrypt(Buffer.from(encryptedReply, 'base64url'), replyKey).toString()) }
    if (performance.now() - startedAt > MAX_WAIT_MS)
      throw new PublicError('in_progress', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    await sleep(POLL_MS, undefined, { signal })
  }
  const lastRenewalAt = performance.now() + MAX_LEASE_MS - LEASE_MS
  const renewalTimer = setInterval(() => {
    if (performance.now() < lastRenewalAt) void swap(ownNote, LEASE_MS)
    else clearInterval(renewalTimer)
  }, LEASE_MS / 3).unref()
  return {
    async end(reply) {
      clearInterval(renewalTimer)
      const encryptReply = () => encrypt(Buffer.from(JSON.stringify(reply)), replyKey).toString('base64url')
      await swap(reply === undefined ? null : `done ${fingerprint} ${encryptReply()}`, REPLY_TTL_MS)
    },
  }
}

/** A string as in draft-ietf-httpapi-idempotency-key-header-07, 2.1, or a bare word. Null without the header. */
export function readIdempotencyKey(request: Request): string | null {
  const header = request.headers.get('idempotency-key')
  if (header === null) return null
  const key = /^("?)([\w-]{16,64})\1$/.exec(header)?.[2]
  if (key === undefined) throw new PublicError('invalid_request')
  return key
}
