import { LRUCache } from 'lru-cache'
import { MemoryQuotas } from './memory-quotas'
import type { Slots } from './pools'
import { DaySpending } from './spending'
import type { Admission, Claim, LimitStore, Place, Refusal } from './store'

/** Windows and claims kept before the one unused for longest goes; each takes about 250 bytes. */
const MAX_KEYS = 50_000

type Window = { count: number; endsAt: number }

type Taken = Pick<Slots, 'pool' | 'takes'> & { visitor: string; until: number }

/** Counts in this process. Each method has looked and taken before another request runs. */
export class MemoryLimitStore implements LimitStore {
  private readonly windows = new LRUCache<string, Window>({ max: MAX_KEYS })
  private readonly claims = new LRUCache<string, number>({ max: MAX_KEYS })
  private readonly quotas = new MemoryQuotas()
  private readonly slots = new Map<symbol, Taken>()
  private readonly places = new Map<symbol, { pool: string; holder: string; until: number }>()

  /** `spending` is kept apart: a flood of visitors must not push the day's spending out. */
  constructor(private readonly spending = new DaySpending()) {}

  async hit(key: string, windowMs: number) {
    const window = this.window(key, windowMs)
    window.count += 1
    return { count: window.count, msLeft: window.endsAt - Date.now() }
  }

  async claim(key: string, ttlMs: number) {
    if ((this.claims.get(key) ?? 0) > Date.now()) return false
    this.claims.set(key, Date.now() + ttlMs)
    return true
  }

  async forget(key: string) {
    this.claims.delete(key)
  }

  async spent(key: string) {
    return this.spending.of(key)
  }

  async check(claim: Claim) {
    return this.refusal(claim)
  }

  async admit(claim: Claim): Promise<Refusal | Admission> {
    const refusal = this.refusal(claim)
    if (refusal) return refusal
    const { visitor, quota, totals, budget, slots } = claim
    const used = this.quotas.use(quota)
    for (const total of totals) this.quotas.use(total)
    const slot = Symbol(visitor)
    this.slots.set(slot, { ...slots, visitor, until: Date.now() + slots.leaseMs })
    let settled = false
    // Last, because it may wait for a file.
    if (budget) await this.spending.add(budget.key, budget.amount)
    return {
      used,
      settle: async ({ spent, refund }) => {
        if (settled) return
        settled = true
        this.slots.delete(slot)
        if (refund) for (const given of [quota, ...totals]) this.quotas.giveBack(given)
        if (budget?.settles) await this.spending.add(budget.key, spent - budget.amount)
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

  private refusal({ quota, totals, budget, slots, visitor }: Claim): Refusal | null {
    if (this.quotas.isSpent(quota)) return 'quota'
    if (totals.some((total) => this.quotas.isSpent(total))) return 'total'
    if (budget && this.spending.of(budget.key) + budget.amount > budget.cap) return 'budget'
    return this.hasRoom(slots, visitor) ? null : 'busy'
  }

  private hasRoom({ pool, takes, total, perVisitor }: Slots, visitor: string): boolean {
    for (const [slot, { until }] of this.slots) if (until <= Date.now()) this.slots.delete(slot)
    const taken = [...this.slots.values()].filter((slot) => slot.pool === pool)
    const own = taken.filter((slot) => slot.visitor === visitor)
    return sum(taken) + takes <= total && sum(own) + takes <= perVisitor
  }

  private window(key: string, windowMs: number): Window {
    const known = this.windows.get(key)
    if (known && known.endsAt > Date.now()) return known
    const fresh = { count: 0, endsAt: Date.now() + windowMs }
    this.windows.set(key, fresh)
    return fresh
  }
}

const sum = (taken: readonly Taken[]) => taken.reduce((total, { takes }) => total + takes, 0)
