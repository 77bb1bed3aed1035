import { PublicError } from '@/lib/core/errors'
import type { LimitStore } from './store'
import type { Visitor } from './visitor'

const MINUTE_MS = 60_000

/**
 * Visitors whose limits one IPv6 /48 network may use up. One customer may have all of its 65,536 /64 networks, but a
 * provider may also share it among 256 homes (RIPE-690), few of which visit on the same day.
 */
export const VISITORS_PER_NETWORK = 8

/**
 * Counts a hit against the visitor's limit per minute, and against eight times as much for the network. Throws
 * `rate_limited`; a visitor over the limit does not use up the network's.
 */
export async function enforceRateLimit(
  store: LimitStore,
  name: string,
  { key, network }: Pick<Visitor, 'key' | 'network'>,
  limit: number,
): Promise<void> {
  await hit(`${name}:${key}`, limit)
  if (network) await hit(`${name}:${network}`, VISITORS_PER_NETWORK * limit)

  async function hit(counterKey: string, max: number) {
    const { count, msLeft } = await store.hit(counterKey, MINUTE_MS)
    if (count > max) throw new PublicError('rate_limited', { retryAfterSeconds: msLeft / 1000 })
  }
}
