import { PublicError } from '@/lib/core/errors'
import { VISITORS_PER_NETWORK } from './rate-limit'
import type { LimitStore, SlotRequest } from './store'
import type { Visitor } from './visitor'

type SlotLimits = Pick<SlotRequest, 'pool' | 'maxPerHolder' | 'total' | 'leaseMs'>

/**
 * Acquires one slot of a pool for a visitor and one for the visitor's network, which gets at most half of all slots.
 * Returns a function that releases both. Throws `unavailable` when no slot is free.
 */
export async function acquireSlot(
  store: LimitStore,
  { pool, maxPerHolder, total, leaseMs }: SlotLimits,
  { key, network }: Pick<Visitor, 'key' | 'network'>,
): Promise<() => Promise<void>> {
  const release = await acquire({ pool, holder: key, maxPerHolder, total, leaseMs })
  if (network === null) return release
  try {
    const maxPerNetwork = Math.min(VISITORS_PER_NETWORK * maxPerHolder, Math.ceil(total / 2))
    const releaseNetwork = await acquire({
      pool: `${pool}:network`,
      holder: network,
      maxPerHolder: maxPerNetwork,
      total,
      leaseMs,
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
