import type { Slots } from '@/lib/server/limits/pools'
import type { Admission, Budget, Claim, LimitStore } from '@/lib/server/limits/store'

const LONG_MS = 60_000

export const createSlots = (total: number, maxPerVisitor: number, overrides: Partial<Slots> = {}): Slots => ({
  pool: 'text',
  count: 1,
  total,
  maxPerVisitor,
  leaseMs: LONG_MS,
  ...overrides,
})

export const createClaim = (overrides: Partial<Claim> = {}): Claim => ({
  visitor: 'v',
  quota: { key: 'q', limit: 20 },
  totals: [],
  budgets: [],
  slots: createSlots(1_000, 1_000),
  ...overrides,
})

export const createBudget = (overrides: Partial<Budget> = {}): Budget => ({
  key: 'b',
  scope: 'site',
  unit: 'money',
  amount: 3_000,
  limit: 100_000,
  ttlMs: LONG_MS,
  ...overrides,
})

export async function admitAll(store: LimitStore, count: number, requestedClaim: Claim) {
  const results = await Promise.all(Array.from({ length: count }, () => store.admit(requestedClaim)))
  const admitted = results.filter((result): result is Admission => typeof result !== 'string')
  return { admitted, refused: results.filter((result) => typeof result === 'string') }
}
