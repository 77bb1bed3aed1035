/**
 * Where limits are counted. In memory by default; the methods are asynchronous and each is one step, so that a store
 * shared by several processes can do each in one call.
 */
export interface LimitStore {
  /** Counts one more in a window that starts with its first hit. */
  hit(key: string, windowMs: number): Promise<{ count: number; msLeft: number }>
  /** Remembers a key; false when it is remembered already. */
  claim(key: string, ttlMs: number): Promise<boolean>
  forget(key: string): Promise<void>
  /** Whether a claim would be admitted now, without admitting it. */
  check(wish: Wish): Promise<Refusal | null>
  /** Takes use, budget and slot together, or nothing. */
  admit(wish: Wish): Promise<Refusal | Admission>
  /** Takes one place of a pool until it is given back or the lease ends; null when all are taken. */
  hold(place: Place): Promise<(() => Promise<void>) | null>
}

/** One of so many places, of which no holder may have more than its own share. */
export type Place = { pool: string; holder: string; perHolder: number; total: number; leaseMs: number }

/** What one generation needs. */
export type Wish = {
  /** Who takes the slot. */
  visitor: string
  quota: { key: string; limit: number }
  /** Money set aside until the real cost is known, in micro-dollars; null when nothing is spent. */
  budget: { key: string; amount: number; cap: number } | null
  slots: { total: number; perVisitor: number }
}

export type Refusal = 'quota' | 'budget' | 'busy'

export type Admission = {
  /** Uses of the quota, this one included. */
  used: number
  /** Frees the slot, replaces the reserve by what was spent and gives the use back if asked. Later calls do nothing. */
  settle(result: { spent: number; refund: boolean }): Promise<void>
}
