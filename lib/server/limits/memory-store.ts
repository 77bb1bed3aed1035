import { LRUCache } from 'lru-cache'
import { getRefusalReason, getSettlementChange, isVisitorRunBudget } from './budgets'
import { MemoryQuotas } from './memory-quotas'
import type { Slots } from './pools'
import { DaySpending } from './spending'
import type { Admission, Budget, Claim, LimitStore, RefusalReason, SlotRequest } from './store'

/** Windows and claims kept before the one unused for longest goes; each takes about 250 bytes. */
const MAX_KEYS = 50_000

type Window = { count: number; endsAt: number }

type RunSlots = Pick<Slots, 'pool' | 'count'> & { visitor: string; until: number }

/** Counts in this process. Each method has looked and taken before another request runs. */
export class MemoryLimitStore implements LimitStore {
  private readonly windows = new LRUCache<string, Window>({ max: MAX_KEYS })
  private readonly claims = new LRUCache<string, number>({ max: MAX_KEYS })
  private readonly quotas = new MemoryQuotas()
  /** Counts of visitors' budgets; the site's are in `spending`. */
  private readonly shares = new LRUCache<string, number>({ max: MAX_KEYS })
  private readonly slots = new Map<symbol, RunSlots>()
  private readonly places = new Map<symbol, { pool: string; holder: string; until: number }>()

  /** `spending` is kept apart: a flood of visitors must not push the day's spending out. */
  constructor(private readonly spending = new DaySpending()) {}

  async hit(key: string, windowMs: number) {
    const window = this.window(key, windowMs)
    window.count += 1
    return { count: window.count, msLeft: window.endsAt - Date.now() }
  }

  async rememberKey(key: string, ttlMs: number) {
    if ((this.claims.get(key) ?? 0) > Date.now()) return false
    this.claims.set(key, Date.now() + ttlMs)
    return true
  }

  async forgetKey(key: string) {
    this.claims.delete(key)
  }

  async getSpent(key: string) {
    return this.spending.get(key)
  }

  async check(claim: Claim) {
    return this.refusal(claim)
  }

  async admit(claim: Claim): Promise<RefusalReason | Admission> {
    const refusal = this.refusal(claim)
    if (refusal) return refusal
    const { visitor, quota, totals, budgets, slots } = claim
    const used = this.quotas.countUse(quota)
    const usesLeft = totals.map((total) => total.limit - this.quotas.countUse(total))
    const slot = Symbol(visitor)
    this.slots.set(slot, { ...slots, visitor, until: Date.now() + slots.leaseMs })
    const saved = this.change(budgets, ({ amount }) => amount)
    const runsLeft = budgets.filter(isVisitorRunBudget).map((budget) => budget.cap - this.countOf(budget))
    let settled = false
    // Last, because it may wait for a file.
    await saved
    return {
      used,
      remaining: Math.min(quota.limit - used, ...usesLeft, ...runsLeft),
      settle: async (end) => {
        if (settled) return
        settled = true
        this.slots.delete(slot)
        if (end.shouldRefund) for (const given of [quota, ...totals]) this.quotas.refundUse(given)
        await this.change(budgets, (budget) => getSettlementChange(budget, end))
      },
    }
  }

  async acquireSlot({ pool, holder, perHolder, total, leaseMs }: SlotRequest) {
    for (const [place, { until }] of this.places) if (until <= Date.now()) this.places.delete(place)
    const taken = [...this.places.values()].filter((place) => place.pool === pool)
    const own = taken.filter((place) => place.holder === holder)
    if (taken.length >= total || own.length >= perHolder) return null
    const place = Symbol(pool)
    this.places.set(place, { pool, holder, until: Date.now() + leaseMs })
    return async () => void this.places.delete(place)
  }

  private refusal({ quota, totals, budgets, slots, visitor }: Claim): RefusalReason | null {
    if (this.quotas.isSpent(quota)) return 'quota'
    if (totals.some((total) => this.quotas.isSpent(total))) return 'total'
    const own = this.taken(slots).filter((slot) => slot.visitor === visitor)
    const full = budgets.find((budget) => this.countOf(budget) + budget.amount > budget.cap)
    // What the visitor's own runs have set aside may be free again in a moment.
    if (full) return full.scope === 'visitor' && own.length > 0 ? 'busy' : getRefusalReason(full)
    const { count, total, perVisitor } = slots
    const hasRoom = sum(this.taken(slots)) + count <= total && sum(own) + count <= perVisitor
    return hasRoom ? null : 'busy'
  }

  private taken({ pool }: Slots): RunSlots[] {
    for (const [slot, { until }] of this.slots) if (until <= Date.now()) this.slots.delete(slot)
    return [...this.slots.values()].filter((slot) => slot.pool === pool)
  }

  private countOf({ scope, key }: Budget): number {
    return scope === 'site' ? this.spending.get(key) : (this.shares.get(key) ?? 0)
  }

  /** Counts at once; resolves when the site's count would outlast this process. */
  private async change(budgets: readonly Budget[], by: (budget: Budget) => number): Promise<void> {
    const saves: Promise<void>[] = []
    for (const budget of budgets) {
      const change = by(budget)
      // Never below 0: a flood of visitors may have pushed the count out meanwhile.
      if (budget.scope === 'visitor') this.shares.set(budget.key, Math.max(0, this.countOf(budget) + change))
      else if (change !== 0) saves.push(this.spending.add(budget.key, change))
    }
    await Promise.all(saves)
  }

  private window(key: string, windowMs: number): Window {
    const known = this.windows.get(key)
    if (known && known.endsAt > Date.now()) return known
    const fresh = { count: 0, endsAt: Date.now() + windowMs }
    this.windows.set(key, fresh)
    return fresh
  }
}

const sum = (taken: readonly RunSlots[]) => taken.reduce((total, { count }) => total + count, 0)
