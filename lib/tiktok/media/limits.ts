import type { LimitStore } from '@/lib/server/limits/store'
import { acquireSlot, enforceRateLimit, type VisitorKeys } from '@/lib/server/limits/visitor-limits'
import type { MediaFile } from './media-link'

/** A transfer ends after 290 seconds. A slot that is not released is free after this time. */
const LEASE_MS = 300_000

/** Per visitor: multiples of BURST_LIMIT. In all: of MAX_CONCURRENT. In brackets: with the defaults of 10 and 8. */
const limitClasses = {
  /** Videos and sounds (60 a minute, 4 at once, 64 in all): a player sends a request for each seek. */
  file: { perMinute: 6, each: 0.4, total: 8 },
  /** Images (240, 40, 320): a photo post has up to 35, displayed all at once and fetched again for a ZIP. */
  picture: { perMinute: 24, each: 4, total: 40 },
  /** M4A (60, 2, 8): each buffers its audio in memory until it is complete. */
  remux: { perMinute: 6, each: 0.2, total: 1 },
} as const

/** Limits media for a visitor, its network and all visitors. Both methods throw a catalog error at a limit. */
export function createMediaLimits(store: LimitStore, settings: { burstLimit: number; maxConcurrent: number }) {
  return {
    async countRequest(visitor: VisitorKeys, file: MediaFile): Promise<void> {
      const { name, perMinute } = getLimitClass(file)
      await enforceRateLimit(store, `media:${name}`, visitor, perMinute * settings.burstLimit)
    },
    /** Acquires a slot for a file transfer. Call the returned function when the transfer ends. */
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
