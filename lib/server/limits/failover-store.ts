import { PublicError } from '@/lib/core/errors'
import { withFallback } from '@/lib/server/redis/redis-unavailable'
import type { Admission, Claim, LimitStore, RefusalReason, SlotRequest } from './store'

const RETRY_SECONDS = 5

/** During an outage, each process enforces half of every limit and refuses claims on budgets (money, model runs). */
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
    // Remembers the key locally too, so that no process accepts a proof twice when Redis fails or recovers in between.
    if (!(await this.localStore.rememberKey(key, ttlMs))) return false
    return withFallback(
      () => this.sharedStore.rememberKey(key, ttlMs),
      async () => true,
    )
  }

  /** Throws `RedisUnavailableError`, because one process's count is meaningless here. */
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

  acquireSlot(slots: SlotRequest) {
    return withFallback(
      () => this.sharedStore.acquireSlot(slots),
      () => this.localStore.acquireSlot(halveSlots(slots)),
    )
  }
}

const halve = (limit: number) => Math.ceil(limit / 2)

function halveSlots<Slots extends SlotRequest>(slots: Slots): Slots {
  const { count = 1, total, maxPerHolder } = slots
  return { ...slots, total: Math.max(count, halve(total)), maxPerHolder: Math.max(count, halve(maxPerHolder)) }
}

/** Halves every limit of a claim but leaves room for one run. Throws `unavailable` for a claim that spends anything. */
function halveLimits(claim: Claim): Claim {
  const { quota, totals, budgets, slots } = claim
  if (budgets.length > 0)
    throw new PublicError('unavailable', { reason: 'limits_down', retryAfterSeconds: RETRY_SECONDS })
  return {
    ...claim,
    quota: { ...quota, limit: halve(quota.limit) },
    totals: totals.map(({ key, limit }) => ({ key, limit: halve(limit) })),
    slots: halveSlots(slots),
  }
}
