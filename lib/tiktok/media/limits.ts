import { acquireSlot } from '@/lib/server/limits/acquire-slot'
import { enforceRateLimit } from '@/lib/server/limits/rate-limit'
import type { LimitStore } from '@/lib/server/limits/store'
import type { Visitor } from '@/lib/server/limits/visitor'
import type { MediaFile } from './media-link'

export type MediaLimitSettings = { burstLimit: number; maxConcurrent: number }

/** A file is cut after 290 seconds; a place that nobody gave back comes back after this. */
const LEASE_MS = 300_000

/**
 * What one visitor may fetch, as multiples of BURST_LIMIT, and what this process does at once, as multiples of
 * MAX_CONCURRENT; in brackets with their defaults of 10 and 8.
 */
const limitClasses = {
  /** Videos and sounds (60 a minute, 4 at once, 64 in all): a player asks once more for each jump in the film. */
  file: { perMinute: 6, each: 0.4, total: 8 },
  /** Pictures (240, 40, 320): a photo post has up to 35, shown all at once and fetched again for one ZIP. */
  picture: { perMinute: 24, each: 4, total: 40 },
  /** M4A (60, 2, 8): each keeps its sound in memory until it is whole. */
  remux: { perMinute: 6, each: 0.2, total: 1 },
} as const

type VisitorKeys = Pick<Visitor, 'key' | 'network'>

/**
 * How much media a visitor, the network around and this process may pass on. Both methods throw the catalogue's error
 * at a limit.
 */
export function createMediaLimits(store: LimitStore, settings: MediaLimitSettings) {
  return {
    /** One request for a file. */
    async countRequest(visitor: VisitorKeys, file: MediaFile): Promise<void> {
      const { name, perMinute } = getLimitClass(file)
      await enforceRateLimit(store, `media:${name}`, visitor, perMinute * settings.burstLimit)
    },
    /** A place for a file under way; call what it returns once the file is through. */
    async acquireSlot(visitor: VisitorKeys, file: MediaFile): Promise<() => Promise<void>> {
      const { name, each: perVisitor, total } = getLimitClass(file)
      const slotOptions = {
        pool: `media:${name}`,
        maxPerHolder: Math.ceil(perVisitor * settings.burstLimit),
        total: total * settings.maxConcurrent,
        leaseMs: LEASE_MS,
      }
      return acquireSlot(store, slotOptions, visitor)
    },
  }
}

export type MediaLimits = ReturnType<typeof createMediaLimits>

function getLimitClass(file: MediaFile) {
  const name = file.remux ? 'remux' : file.kind === 'picture' ? 'picture' : 'file'
  return { name, ...limitClasses[name] }
}
