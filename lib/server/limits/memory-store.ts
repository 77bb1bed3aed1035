import { LRUCache } from 'lru-cache'
import { getRefusalReason, getSettlementChange, isVisitorRunBudget } from './budgets'
import type { Slots } from './pools'
import { DaySpending } from './spending'
import type { Admission, Budget, Claim, LimitStore, Quota, RefusalReason, SlotRequest } from './store'

type Counter = { count: number }

/** Counts uses in this process with bounded memory. A flood of new keys does not evict a spent quota. */
class MemoryQuotas {
  private readonly activeCounters = new LRUCache<string, Counter>({ max: MAX_KEYS })
  /** In a separate cache, exhausted counters are evicted only by other exhausted counters. */
  private readonly exhaustedCounters = new LRUCache<string, Counter>({ max: MAX_KEYS })

  isSpent({ key, limit }: Quota): boolean {
    return (this.getCounter(key)?.count ?? 0) >= limit
  }

  countUse(quota: Quota): number {
    return this.changeCount(quota, this.getCounter(quota.key) ?? { count: 0 }, 1)
  }

  refundUse(quota: Quota): void {
    const counter = this.getCounter(quota.key)
    if (counter) this.changeCount(quota, counter, -1)
  }

  private changeCount({ key, limit }: Quota, counter: Counter, delta: number): number {
    counter.count += delta
    const [targetCounters, otherCounters] =
      counter.count >= limit
        ? [this.exhaustedCounters, this.activeCounters]
        : [this.activeCounters, this.exhaustedCounters]
    otherCounters.delete(key)
    targetCounters.set(key, counter)
    return counter.count
  }

  private getCounter(key: string): Counter | undefined {
    return this.exhaustedCounters.get(key) ?? this.activeCounters.get(key)
  }
}

/** Entries of each cache (about 250 bytes each) before the least recently used entry is evicted. */
const MAX_KEYS = 50_000

type RunSlots = Pick<Slots, 'pool' | 'count'> & { visitor: string; expiresAt: number }

/** Counts in this process. Each method checks and updates without interruption by another request. */
export class MemoryLimitStore implements LimitStore {
  private readonly windows = new LRUCache<string, Counter & { endsAt: number }>({ max: MAX_KEYS })
  private readonly rememberedKeys = new LRUCache<string, number>({ max: MAX_KEYS })
  private readonly quotas = new MemoryQuotas()
  private readonly visitorCounts = new LRUCache<string, number>({ max: MAX_KEYS })
  private readonly runSlots = new Map<symbol, RunSlots>()
  private readonly heldSlots = new Map<symbol, { pool: string; holder: string; expiresAt: number }>()

  /** `spending` is separate, so that a flood of visitors does not evict the day's spending. */
  constructor(private readonly spending = new DaySpending()) {}

  async hit(key: string, windowMs: number) {
    const earlierWindow = this.windows.get(key)
    const isOver = earlierWindow === undefined || earlierWindow.endsAt <= Date.now()
    const window = isOver ? { count: 0, endsAt: Date.now() + windowMs } : earlierWindow
    window.count += 1
    this.windows.set(key, window)
    return { count: window.count, msLeft: window.endsAt - Date.now() }
  }

  async rememberKey(key: string, ttlMs: number) {
    if ((this.rememberedKeys.get(key) ?? 0) > Date.now()) return false
    this.rememberedKeys.set(key, Date.now() + ttlMs)
    return true
  }

  async getSpent(key: string) {
    return this.spending.get(key)
  }

  async check(claim: Claim) {
    return this.findRefusal(claim)
  }

  async admit(claim: Claim): Promise<RefusalReason | Admission> {
    const refusal = this.findRefusal(claim)
    if (refusal) return refusal
    const { visitor, quota, totals, budgets, slots } = claim
    const used = this.quotas.countUse(quota)
    const remainingUses = totals.map((total) => total.limit - this.quotas.countUse(total))
    const slotId = Symbol(visitor)
    this.runSlots.set(slotId, { ...slots, visitor, expiresAt: Date.now() + slots.leaseMs })
    const savePromise = this.changeCounts(budgets, ({ amount }) => amount)
    const remainingRuns = budgets.filter(isVisitorRunBudget).map((budget) => budget.limit - this.getCount(budget))
    let isSettled = false
    // This line comes last, because saving may wait for a file.
    await savePromise
    return {
      used,
      remaining: Math.min(quota.limit - used, ...remainingUses, ...remainingRuns),
      settle: async (outcome) => {
        if (isSettled) return
        isSettled = true
        this.runSlots.delete(slotId)
        if (outcome.shouldRefund) for (const usedQuota of [quota, ...totals]) this.quotas.refundUse(usedQuota)
        await this.changeCounts(budgets, (budget) => getSettlementChange(budget, outcome))
      },
    }
  }

  async acquireSlot({ pool, holder, maxPerHolder, total, leaseMs }: SlotRequest) {
    for (const [slot, { expiresAt }] of this.heldSlots) if (expiresAt <= Date.now()) this.heldSlots.delete(slot)
    const poolSlots = [...this.heldSlots.values()].filter((slot) => slot.pool === pool)
    const holderSlots = poolSlots.filter((slot) => slot.holder === holder)
    if (poolSlots.length >= total || holderSlots.length >= maxPerHolder) return null
    const slot = Symbol(pool)
    this.heldSlots.set(slot, { pool, holder, expiresAt: Date.now() + leaseMs })
    return async () => void this.heldSlots.delete(slot)
  }

  private findRefusal({ quota, totals, budgets, slots, visitor }: Claim): RefusalReason | null {
    if (this.quotas.isSpent(quota)) return 'quota'
    if (totals.some((total) => this.quotas.isSpent(total))) return 'total'
    const visitorSlots = this.getActiveSlots(slots).filter((slot) => slot.visitor === visitor)
    const fullBudget = budgets.find((budget) => this.getCount(budget) + budget.amount > budget.limit)
    // The visitor's own runs may release part of their reserves soon.
    if (fullBudget)
      return fullBudget.scope === 'visitor' && visitorSlots.length > 0 ? 'busy' : getRefusalReason(fullBudget)
    const { count, total, maxPerVisitor } = slots
    const hasRoom =
      countSlots(this.getActiveSlots(slots)) + count <= total && countSlots(visitorSlots) + count <= maxPerVisitor
    return hasRoom ? null : 'busy'
  }

  private getActiveSlots({ pool }: Slots): RunSlots[] {
    for (const [slot, { expiresAt }] of this.runSlots) if (expiresAt <= Date.now()) this.runSlots.delete(slot)
    return [...this.runSlots.values()].filter((slot) => slot.pool === pool)
  }

  private getCount({ scope, key }: Budget): number {
    return scope === 'site' ? this.spending.get(key) : (this.visitorCounts.get(key) ?? 0)
  }

  /** Counts immediately. Resolves when the site's count is saved beyond this process. */
  private async changeCounts(budgets: readonly Budget[], getChange: (budget: Budget) => number): Promise<void> {
    const saves: Promise<void>[] = []
    for (const budget of budgets) {
      const change = getChange(budget)
      // Never below 0: a flood of visitors may have evicted the count.
      if (budget.scope === 'visitor') this.visitorCounts.set(budget.key, Math.max(0, this.getCount(budget) + change))
      else if (change !== 0) saves.push(this.spending.add(budget.key, change))
    }
    await Promise.all(saves)
  }
}

const countSlots = (slots: readonly RunSlots[]) => slots.reduce((total, { count }) => total + count, 0)
