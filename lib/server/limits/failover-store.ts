import { PublicError } from '@/lib/core/errors'
import { withFallback } from '@/lib/server/redis/with-fallback'
import type { Admission, Claim, LimitStore, RefusalReason, SlotRequest } from './store'

/** When it is worth asking again: Redis is left alone for as long. */
const RETRY_SECONDS = 5

/**
 * Counts in the shared store. While that is away each process counts for itself with half of every limit, and refuses
 * what all processes together may spend: money and runs of models.
 */
export class FailoverStore implements LimitStore {
  constructor(
    private readonly sharedStore: LimitStore,
    private readonly localStore: LimitStore,
  ) {}

  hit(key: string, windowMs: number) {
    const countLocally = async () => {
      const { count, msLeft } = await this.localStore.hit(key, windowMs)
      return { count: 2 * count - 1, msLeft }
    }
    return withFallback(() => this.sharedStore.hit(key, windowMs), countLocally)
  }

  async rememberKey(key: string, ttlMs: number) {
    // Remembered here, too: no process takes a proof twice when Redis goes away or comes back in between.
    if (!(await this.localStore.rememberKey(key, ttlMs))) return false
    return withFallback(
      () => this.sharedStore.rememberKey(key, ttlMs),
      async () => true,
    )
  }

  async forgetKey(key: string) {
    await this.localStore.forgetKey(key)
    // Not tried again: it may have been done, and the key be remembered anew since.
    await withFallback(
      () => this.sharedStore.forgetKey(key),
      async () => undefined,
    )
  }

  /** Throws `RedisUnavailableError`: what this process knows of says nothing. */
  getSpent(key: string) {
    return this.sharedStore.getSpent(key)
  }

  check(claim: Claim): Promise<RefusalReason | null> {
    return withFallback(
      () => this.sharedStore.check(claim),
      () => this.localStore.check(halveLimits(claim)),
    )
  }

  admit(claim: Claim): Promise<RefusalReason | Admission> {
    const admitLocally = async () => {
      const halvedClaim = halveLimits(claim)
      const admission = await this.localStore.admit(halvedClaim)
      if (typeof admission === 'string') return admission
      const { limit } = claim.quota
      const withheldCount = Number.isFinite(limit) ? limit - halvedClaim.quota.limit : 0
      return { ...admission, used: admission.used + withheldCount }
    }
    return withFallback(() => this.sharedStore.admit(claim), admitLocally)
  }

  acquireSlot(request: SlotRequest) {
    const { total, maxPerHolder } = request
    const acquireLocally = () =>
      this.localStore.acquireSlot({ ...request, total: halve(total), maxPerHolder: halve(maxPerHolder) })
    return withFallback(() => this.sharedStore.acquireSlot(request), acquireLocally)
  }
}

const halve = (limit: number) => Math.ceil(limit / 2)

/**
 * The claim with half of every limit, but always with room for one run. Throws `unavailable` where it spends anything.
 */
function halveLimits(claim: Claim): Claim {
  const { quota, totals, budgets, slots } = claim
  if (budgets.length > 0) throw createLimitsDownError()
  const halveSlots = (slotCount: number) => Math.max(slots.count, halve(slotCount))
  return {
    ...claim,
    quota: { ...quota, limit: halve(quota.limit) },
    totals: totals.map(({ key, limit }) => ({ key, limit: halve(limit) })),
    slots: { ...slots, total: halveSlots(slots.total), maxPerVisitor: halveSlots(slots.maxPerVisitor) },
  }
}

const createLimitsDownError = () =>
  new PublicError('unavailable', { reason: 'limits_down', retryAfterSeconds: RETRY_SECONDS })
