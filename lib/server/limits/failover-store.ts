import { CatalogueError } from '@/lib/core/errors'
import { unlessAway } from '@/lib/server/redis/unless-away'
import type { Admission, Claim, LimitStore, Place, Refusal } from './store'

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
    const halved = async () => {
      const { count, msLeft } = await this.local.hit(key, windowMs)
      return { count: 2 * count - 1, msLeft }
    }
    return unlessAway(() => this.shared.hit(key, windowMs), halved)
  }

  async claim(key: string, ttlMs: number) {
    // Remembered here, too: no process takes a proof twice when Redis goes away or comes back in between.
    if (!(await this.local.claim(key, ttlMs))) return false
    return unlessAway(
      () => this.shared.claim(key, ttlMs),
      async () => true,
    )
  }

  async forget(key: string) {
    await this.local.forget(key)
    // Not tried again: it may have been done, and the key be remembered anew since.
    await unlessAway(
      () => this.shared.forget(key),
      async () => undefined,
    )
  }

  /** Throws `RedisAway`: what this process knows of says nothing. */
  spent(key: string) {
    return this.shared.spent(key)
  }

  check(claim: Claim): Promise<Refusal | null> {
    return unlessAway(
      () => this.shared.check(claim),
      () => this.local.check(halfOf(claim)),
    )
  }

  admit(claim: Claim): Promise<Refusal | Admission> {
    const alone = async () => {
      const half = halfOf(claim)
      const admission = await this.local.admit(half)
      if (typeof admission === 'string') return admission
      const { limit } = claim.quota
      const withheld = Number.isFinite(limit) ? limit - half.quota.limit : 0
      return { ...admission, used: admission.used + withheld }
    }
    return unlessAway(() => this.shared.admit(claim), alone)
  }

  hold(place: Place) {
    const { total, perHolder } = place
    const alone = () => this.local.hold({ ...place, total: half(total), perHolder: half(perHolder) })
    return unlessAway(() => this.shared.hold(place), alone)
  }
}

const half = (limit: number) => Math.ceil(limit / 2)

/**
 * The claim with half of every limit, but always with room for one run. Throws `unavailable` where it spends anything.
 */
function halfOf(claim: Claim): Claim {
  const { quota, totals, budgets, slots } = claim
  if (budgets.some(({ unit }) => unit !== 'processor')) throw limitsDown()
  const halved = (places: number) => Math.max(slots.takes, half(places))
  return {
    ...claim,
    quota: { ...quota, limit: half(quota.limit) },
    totals: totals.map(({ key, limit }) => ({ key, limit: half(limit) })),
    budgets: budgets.map((budget) => ({ ...budget, cap: Math.max(budget.amount, half(budget.cap)) })),
    slots: { ...slots, total: halved(slots.total), perVisitor: halved(slots.perVisitor) },
  }
}

const limitsDown = () =>
  new CatalogueError('unavailable', { reason: 'limits_down', retryAfterSeconds: RETRY_SECONDS })
