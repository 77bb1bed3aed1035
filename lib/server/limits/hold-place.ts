import { CatalogueError } from '@/lib/core/errors'
import { NETWORK_VISITORS } from './minute'
import type { LimitStore, Place } from './store'
import type { Visitor } from './visitor'

type Places = Pick<Place, 'pool' | 'perHolder' | 'total' | 'leaseMs'>

/**
 * Takes one place of a pool for a visitor, and one among those of the network around: no network takes more than half
 * of all, however many visitors it may be. Returns what gives both back. Throws `unavailable` where none is left.
 */
export async function holdPlace(
  store: LimitStore,
  { pool, perHolder, total, leaseMs }: Places,
  { key, network }: Pick<Visitor, 'key' | 'network'>,
): Promise<() => Promise<void>> {
  const release = await hold({ pool, holder: key, perHolder, total, leaseMs })
  if (network === null) return release
  try {
    const most = Math.min(NETWORK_VISITORS * perHolder, Math.ceil(total / 2))
    const leave = await hold({ pool: `${pool}:network`, holder: network, perHolder: most, total, leaseMs })
    return async () => void (await Promise.all([release(), leave()]))
  } catch (error) {
    await release()
    throw error
  }

  async function hold(place: Place) {
    const held = await store.hold(place)
    if (!held) throw new CatalogueError('unavailable', { reason: 'busy', retryAfterSeconds: 3 })
    return held
  }
}
