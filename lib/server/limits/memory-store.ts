import { LRUCache } from 'lru-cache'
import { getSettlementChange } from './budgets'
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

/** Counts in this process. Each method checks and updates without interruption by another request. */
export class MemoryLimitStore implements LimitStore {
  private readonly windows = new LRUCache<string, Counter & { endsAt: number }>({ max: MAX_KEYS })
  private readonly rememberedKeys = new LRUCache<string, number>({ max: MAX_KEYS })
  private readonly quotas = new MemoryQuotas()
  private readonly visitorCounts = new LRUCache<string, number>({ max: MAX_KEYS })
  private readonly heldSlots = new Map<symbol, SlotRequest & { expiresAt: number }>()

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
    const { quota, totals, budgets } = claim
    const used = this.quotas.countUse(quota)
    const remainingUses = totals.map((total) => total.limit - this.quotas.countUse(total))
    const releaseSlots = this.takeSlots(claim.slots)
    const savePromise = this.changeCounts(budgets, ({ amount }) => amount)
    const remainingRuns = budgets
      .filter(({ scope, unit }) => scope === 'visitor' && unit === 'runs')
      .map((budget) => budget.limit - this.getCount(budget))
    let isSettled = false
    // This line comes last, because saving may wait for a file.
    await savePromise
    return {
      used,
      remaining: Math.min(quota.limit - used, ...remainingUses, ...remainingRuns),
      settle: async (outcome) => {
        if (isSettled) return
        isSettled = true
        void releaseSlots()
        if (outcome.shouldRefund) for (const usedQuota of [quota, ...totals]) this.quotas.refundUse(usedQuota)
        await this.changeCounts(budgets, (budget) => getSettlementChange(budget, outcome))
      },
    }
  }

  async acquireSlot(slots: SlotRequest) {
    return this.hasRoom(slots) ? this.takeSlots(slots) : null
  }

  private findRefusal({ quota, totals, budgets, slots }: Claim): RefusalReason | null {
    if (this.quotas.isSpent(quota)) return 'quota'
    if (totals.some((total) => this.quotas.isSpent(total))) return 'total'
    const fullBudget = budgets.find((budget) => this.getCount(budget) + budget.amount > budget.limit)
    if (fullBudget?.scope === 'site') return 'budget'
    // The visitor's own runs may release part of their reserves soon.
    if (fullBudget) return this.countSlots(slots).ofHolder > 0 ? 'busy' : 'share'
    return this.hasRoom(slots) ? null : 'busy'
  }

  private takeSlots(slots: SlotRequest): () => Promise<void> {
    const id = Symbol(slots.pool)
    this.heldSlots.set(id, { ...slots, expiresAt: Date.now() + slots.leaseMs })
    return async () => void this.heldSlots.delete(id)
  }

  private hasRoom(slots: SlotRequest): boolean {
    const { count = 1, total, maxPerHolder } = slots
    const { inPool, ofHolder } = this.countSlots(slots)
    return inPool + count <= total && ofHolder + count <= maxPerHolder
  }

  private countSlots({ pool, holder }: SlotRequest) {
    const counts = { inPool: 0, ofHolder: 0 }
    for (const [id, slots] of this.heldSlots) {
      if (slots.expiresAt <= Date.now()) this.heldSlots.delete(id)
      else if (slots.pool === pool) {
        counts.inPool += slots.count ?? 1
        if (slots.holder === holder) counts.ofHolder += slots.count ?? 1
      }
    }
    return counts
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
