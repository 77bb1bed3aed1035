import type { Slots } from './pools'

/**
 * Where limits are counted: in memory, or in Redis for several processes. The methods are asynchronous and each is one
 * step, so that a shared store can do each in one call.
 */
export interface LimitStore {
  /** Counts one more in a window that starts with its first hit. */
  hit(key: string, windowMs: number): Promise<{ count: number; msLeft: number }>
  /**
   * Remembers a key; false when it is remembered already. Where a shared store cannot be asked, this process decides.
   */
  rememberKey(key: string, ttlMs: number): Promise<boolean>
  forgetKey(key: string): Promise<void>
  /** What has been spent or set aside under a budget's key. */
  getSpent(key: string): Promise<number>
  /** Whether a claim would be admitted now, without admitting it. */
  check(claim: Claim): Promise<RefusalReason | null>
  /** Takes use, budget and places together, or nothing. */
  admit(claim: Claim): Promise<RefusalReason | Admission>
  /** Takes one place of a pool until it is given back or the lease ends; null when all are taken. */
  acquireSlot(request: SlotRequest): Promise<(() => Promise<void>) | null>
}

/** One of so many places, of which no holder may have more than its own share. */
export type SlotRequest = { pool: string; holder: string; maxPerHolder: number; total: number; leaseMs: number }

/** Uses counted under a key, which names its day. */
export type Quota = { key: string; limit: number }

/** What one generation needs. */
export type Claim = {
  /** Who takes the places. */
  visitor: string
  /** Uses of this tool by this visitor. */
  quota: Quota
  /** Wider counts that the same use goes into: all tools of the visitor, all visitors of the network. */
  totals: readonly Quota[]
  /** What is set aside until the run's end, the site's own budget first; empty when nothing is spent. */
  budgets: readonly Budget[]
  slots: Slots
}

export type Budget = {
  /** Names the period that it counts for. */
  key: string
  /** Everybody's together, or that of the visitor or of the network around. */
  scope: 'site' | 'visitor'
  unit: 'money' | 'runs'
  /** Whole micro-dollars, runs or milliseconds. The run's end replaces it by what was used; runs stay as they are. */
  amount: number
  limit: number
  /** Milliseconds that the count is kept: at least to the end of the period. */
  ttlMs: number
}

/** `share` is a budget of the visitor's; it is `busy` instead while one of the visitor's runs is under way. */
export type RefusalReason = 'quota' | 'total' | 'budget' | 'share' | 'busy'

/** What a run used, in micro-dollars. */
export type RunOutcome = { spent: number; shouldRefund: boolean }

export type Admission = {
  /** Uses of the quota, this one included. */
  used: number
  /** Uses that are left of the quota, of every total and of the visitor's budgets of runs, whichever is least. */
  remaining: number
  /** Frees the places, settles the budgets and gives the use back if asked. Later calls do nothing. */
  settle(outcome: RunOutcome): Promise<void>
}
