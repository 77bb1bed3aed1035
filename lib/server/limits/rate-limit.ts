import { PublicError } from '@/lib/core/errors'
import type { LimitStore } from './store'
import type { Visitor } from './visitor'

const MINUTE_MS = 60_000

/**
 * Visitors whose limits an IPv6 network of 48 bits may use up. One customer may have all 65,536 of its networks of 64 bits,
 * but a provider may also give it to 256 homes (RIPE-690), of which few come here on one day.
 */
export const VISITORS_PER_NETWORK = 8

/**
 * Counts one more of what a visitor may do so many times a minute, and what the network around may do as often as eight.
 * Throws `rate_limited`; a visitor over the limit uses up nothing of the network's.
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
