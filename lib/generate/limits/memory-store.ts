import { LRUCache } from 'lru-cache'
import type { Admission, LimitStore, Place, Refusal, Wish } from './store'

/** Counters kept before the one unused for longest goes; each takes about 200 bytes. */
const MAX_KEYS = 50_000
const DAY_MS = 86_400_000
/** The longest run ends within 240 seconds; a slot that nobody freed comes back after this. */
const LEASE_MS = 255_000

type Counter = { count: number; endsAt: number }

/** Counts in this process. Nothing here waits, so each method is done before another request runs. */
export class MemoryLimitStore implements LimitStore {
  private readonly counters = new LRUCache<string, Counter>({ max: MAX_KEYS })
  private readonly claims = new LRUCache<string, number>({ max: MAX_KEYS })
  /** Kept apart: a flood of visitors must not push the day's spending out. */
  private readonly spending = new Map<string, number>()
  private readonly slots = new Map<symbol, { visitor: string; until: number }>()

  private readonly places = new Map<symbol, { pool: string; holder: string; until: number }>()

  async hit(key: string, windowMs: number) {
    const counter = this.counter(key, windowMs)
    counter.count += 1
    return { count: counter.count, msLeft: counter.endsAt - Date.now() }
  }

  async claim(key: string, ttlMs: number) {
    if ((this.claims.get(key) ?? 0) > Date.now()) return false
    this.claims.set(key, Date.now() + ttlMs)
    return true
  }

  async forget(key: string) {
    this.claims.delete(key)
  }

  async check(wish: Wish) {
    return this.refusal(wish)
  }

  async admit(wish: Wish): Promise<Refusal | Admission> {
    const refusal = this.refusal(wish)
    if (refusal) return refusal
    const counter = this.counter(wish.quota.key, 2 * DAY_MS)
    counter.count += 1
    if (wish.budget) this.spend(wish.budget.key, wish.budget.amount)
    const slot = Symbol(wish.visitor)
    this.slots.set(slot, { visitor: wish.visitor, until: Date.now() + LEASE_MS })
    let settled = false
    return {
      used: counter.count,
      settle: async ({ spent, refund }) => {
        if (settled) return
        settled = true
        this.slots.delete(slot)
        if (wish.budget) this.spend(wish.budget.key, spent - wish.budget.amount)
        if (refund) counter.count -= 1
      },
    }
  }

  async hold({ pool, holder, perHolder, total, leaseMs }: Place) {
    for (const [place, { until }] of this.places) if (until <= Date.now()) this.places.delete(place)
    const taken = [...this.places.values()].filter((place) => place.pool === pool)
    const own = taken.filter((place) => place.holder === holder)
    if (taken.length >= total || own.length >= perHolder) return null
    const place = Symbol(pool)
    this.places.set(place, { pool, holder, until: Date.now() + leaseMs })
    return async () => void this.places.delete(place)
  }

  private refusal({ quota, budget, slots, visitor }: Wish): Refusal | null {
    if ((this.counters.get(quota.key)?.count ?? 0) >= quota.limit) return 'quota'
    if (budget && (this.spending.get(budget.key) ?? 0) + budget.amount > budget.cap) return 'budget'
    const taken = this.slotsTaken()
    if (taken.length >= slots.total) return 'busy'
    return taken.filter((holder) => holder === visitor).length >= slots.perVisitor ? 'busy' : null
  }

  private slotsTaken(): string[] {
    for (const [slot, { until }] of this.slots) if (until <= Date.now()) this.slots.delete(slot)
    return [...this.slots.values()].map((slot) => slot.visitor)
  }

  private counter(key: string, windowMs: number): Counter {
    const known = this.counters.get(key)
    if (known && known.endsAt > Date.now()) return known
    const fresh = { count: 0, endsAt: Date.now() + windowMs }
    this.counters.set(key, fresh)
    return fresh
  }

  private spend(key: string, microUsd: number): void {
    for (const old of this.spending.keys())
      if (this.spending.size > 2 && old !== key) this.spending.delete(old)
    this.spending.set(key, (this.spending.get(key) ?? 0) + microUsd)
  }
}
