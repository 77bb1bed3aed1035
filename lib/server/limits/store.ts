import type { PoolName } from '@/lib/tool/server-tool'

/** Counters in memory or in Redis. Each method is atomic, so that a shared store can execute it in one call. */
export interface LimitStore {
  /** Counts a hit in a window that starts with its first hit. */
  hit(key: string, windowMs: number): Promise<{ count: number; msLeft: number }>
  /** Returns false for a remembered key. Uses this process's memory while the shared store is unavailable. */
  rememberKey(key: string, ttlMs: number): Promise<boolean>
  getSpent(key: string): Promise<number>
  /** Returns why a claim would be refused now, or null, without taking anything. */
  check(claim: Claim): Promise<RefusalReason | null>
  admit(claim: Claim): Promise<RefusalReason | Admission>
  /** Takes slots of a pool until they are released or the lease ends; null when too few are free. */
  acquireSlot(slots: SlotRequest): Promise<(() => Promise<void>) | null>
}

export type SlotRequest = {
  pool: string
  holder: string
  /** Default: 1. */
  count?: number
  maxPerHolder: number
  total: number
  leaseMs: number
}

export type Quota = { key: string; limit: number }

export type Claim = {
  quota: Quota
  /** Wider counts of the same use: all tools of the visitor, all visitors of the network. */
  totals: readonly Quota[]
  /** Budgets from which the run reserves an amount, the site's budget first; empty for a free run. */
  budgets: readonly Budget[]
  slots: SlotRequest & { pool: PoolName }
}

export type Budget = {
  key: string
  /** Whether the budget is for the whole site, or for a visitor or the visitor's network. */
  scope: 'site' | 'visitor'
  unit: 'money' | 'runs'
  /** Micro-dollars or runs, as an integer. At the run's end the actual cost replaces an amount of money. */
  amount: number
  limit: number
  /** Lifetime of the counter in milliseconds: at least to the end of the period. */
  ttlMs: number
}

/** `share`: the visitor's budget is full. `busy` replaces it while one of the visitor's runs is in progress. */
export type RefusalReason = 'quota' | 'total' | 'budget' | 'share' | 'busy'

/** `spent` is in micro-dollars. */
export type RunOutcome = { spent: number; shouldRefund: boolean }

export type Admission = {
  used: number
  /** The lowest remaining number of uses among the quota, the totals and the visitor's run budgets. */
  remaining: number
  /** Releases the slots, settles the budgets and optionally refunds the use. Later calls do nothing. */
  settle(outcome: RunOutcome): Promise<void>
}
