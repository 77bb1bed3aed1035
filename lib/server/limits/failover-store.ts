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
    private readonly shared: LimitStore,
    private readonly local: LimitStore,
  ) {}

  hit(key: string, windowMs: number) {
    const countLocally = async () => {
      const { count, msLeft } = await this.local.hit(key, windowMs)
      return { count: 2 * count - 1, msLeft }
    }
    return withFallback(() => this.shared.hit(key, windowMs), countLocally)
  }

  async rememberKey(key: string, ttlMs: number) {
    // Remembered here, too: no process takes a proof twice when Redis goes away or comes back in between.
    if (!(await this.local.rememberKey(key, ttlMs))) return false
    return withFallback(
      () => this.shared.rememberKey(key, ttlMs),
      async () => true,
    )
  }

  async forgetKey(key: string) {
    await this.local.forgetKey(key)
    // Not tried again: it may have been done, and the key be remembered anew since.
    await withFallback(
      () => this.shared.forgetKey(key),
      async () => undefined,
    )
  }

  /** Throws `RedisUnavailableError`: what this process knows of says nothing. */
  getSpent(key: string) {
    return this.shared.getSpent(key)
  }

  check(claim: Claim): Promise<RefusalReason | null> {
    return withFallback(
      () => this.shared.check(claim),
      () => this.local.check(halveLimits(claim)),
    )
  }

  admit(claim: Claim): Promise<RefusalReason | Admission> {
    const countLocally = async () => {
      const halvedClaim = halveLimits(claim)
      const admission = await this.local.admit(halvedClaim)
      if (typeof admission === 'string') return admission
      const { limit } = claim.quota
      const withheld = Number.isFinite(limit) ? limit - halvedClaim.quota.limit : 0
      return { ...admission, used: admission.used + withheld }
    }
    return withFallback(() => this.shared.admit(claim), countLocally)
  }

  acquireSlot(request: SlotRequest) {
    const { total, perHolder } = request
    const countLocally = () => this.local.acquireSlot({ ...request, total: halve(total), perHolder: halve(perHolder) })
    return withFallback(() => this.shared.acquireSlot(request), countLocally)
  }
}

const halve = (limit: number) => Math.ceil(limit / 2)

/**
 * The claim with half of every limit, but always with room for one run. Throws `unavailable` where it spends anything.
 */
function halveLimits(claim: Claim): Claim {
  const { quota, totals, budgets, slots } = claim
  if (budgets.some(({ unit }) => unit !== 'processor')) throw createLimitsDownError()
  const halveSlots = (places: number) => Math.max(slots.count, halve(places))
  return {
    ...claim,
    quota: { ...quota, limit: halve(quota.limit) },
    totals: totals.map(({ key, limit }) => ({ key, limit: halve(limit) })),
    budgets: budgets.map((budget) => ({ ...budget, cap: Math.max(budget.amount, halve(budget.cap)) })),
    slots: { ...slots, total: halveSlots(slots.total), perVisitor: halveSlots(slots.perVisitor) },
  }
}

const createLimitsDownError = () =>
  new PublicError('unavailable', { reason: 'limits_down', retryAfterSeconds: RETRY_SECONDS })
