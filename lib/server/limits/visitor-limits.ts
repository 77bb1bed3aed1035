import { PublicError } from '@/lib/core/errors'
import type { LimitStore, SlotRequest } from './store'
import type { Visitor } from './visitor'

export type VisitorKeys = Pick<Visitor, 'key' | 'network'>

const MINUTE_MS = 60_000

/** Per IPv6 /48 network: one customer may have it all, or a provider may share it among 256 homes (RIPE-690). */
export const VISITORS_PER_NETWORK = 8

/** Throws `rate_limited`. A visitor over the limit does not use up the network's limit. */
export async function enforceRateLimit(
  store: LimitStore,
  name: string,
  { key, network }: VisitorKeys,
  limit: number,
): Promise<void> {
  await hit(`${name}:${key}`, limit)
  if (network) await hit(`${name}:${network}`, VISITORS_PER_NETWORK * limit)

  async function hit(counterKey: string, max: number) {
    const { count, msLeft } = await store.hit(counterKey, MINUTE_MS)
    if (count > max) throw new PublicError('rate_limited', { retryAfterSeconds: msLeft / 1000 })
  }
}

/** A network gets at most half of all slots. Returns a function that releases the slots; throws `unavailable`. */
export async function acquireSlot(
  store: LimitStore,
  slots: Omit<SlotRequest, 'holder'>,
  { key, network }: VisitorKeys,
): Promise<() => Promise<void>> {
  const release = await acquire({ ...slots, holder: key })
  if (network === null) return release
  try {
    const releaseNetwork = await acquire({
      ...slots,
      pool: `${slots.pool}:network`,
      holder: network,
      maxPerHolder: Math.min(VISITORS_PER_NETWORK * slots.maxPerHolder, Math.ceil(slots.total / 2)),
    })
    return async () => void (await Promise.all([release(), releaseNetwork()]))
  } catch (error) {
    await release()
    throw error
  }

  async function acquire(request: SlotRequest) {
    const releaseSlot = await store.acquireSlot(request)
    if (!releaseSlot) throw new PublicError('unavailable', { reason: 'busy', retryAfterSeconds: 3 })
    return releaseSlot
  }
}
