import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import type { PoolName } from '@/lib/tool/pool-name'
import type { Slots } from './pools'
import type { Admission, Budget, Claim, LimitStore } from './store'

const LONG_MS = 60_000
/** Windows and leases that a test waits for, in real time, because Redis has a clock of its own. */
const SHORT_MS = 3_000

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

const outcome = { spent: 0, shouldRefund: false }
const slotRequest = { pool: 'a', holder: 'v', maxPerHolder: 2, total: 3, leaseMs: LONG_MS }

export async function admitAll(store: LimitStore, count: number, requestedClaim: Claim) {
  const results = await Promise.all(Array.from({ length: count }, () => store.admit(requestedClaim)))
  const admitted = results.filter((result): result is Admission => typeof result !== 'string')
  return { admitted, refused: results.filter((result) => typeof result === 'string') }
}

/** What every store of limits does. `createStore` gives an empty one. */
export function testLimitStore(createStore: () => LimitStore | Promise<LimitStore>) {
  let store: LimitStore
  beforeEach(async () => {
    store = await createStore()
  })

  test('of 100 at once exactly 20 are admitted', async () => {
    const { admitted, refused } = await admitAll(store, 100, createClaim())
    expect(admitted.map(({ used }) => used).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    )
    expect(new Set(refused)).toEqual(new Set(['quota']))
  })

  test('a use is given back when asked, once', async () => {
    const { admitted } = await admitAll(store, 20, createClaim())
    await admitted[0]?.settle({ spent: 0, shouldRefund: true })
    await admitted[0]?.settle({ spent: 0, shouldRefund: true })
    expect((await admitAll(store, 5, createClaim())).admitted).toHaveLength(1)
  })

  test('a use without a limit is counted', async () => {
    const unlimitedClaim = createClaim({ quota: { key: 'q', limit: Number.POSITIVE_INFINITY } })
    await admitAll(store, 20, unlimitedClaim)
    expect((await admitAll(store, 1, unlimitedClaim)).admitted[0]?.used).toBe(21)
    expect(await store.check(createClaim())).toBe('quota')
  })

  test('a budget of 100,000 admits 33 reserves of 3,000 and counts what was really spent', async () => {
    const requestedClaim = createClaim({ quota: { key: 'q', limit: 1_000 }, budgets: [createBudget()] })
    const { admitted, refused } = await admitAll(store, 100, requestedClaim)
    expect(admitted).toHaveLength(33)
    expect(new Set(refused)).toEqual(new Set(['budget']))
    await Promise.all(admitted.map((admission) => admission.settle({ spent: 800, shouldRefund: false })))
    // 33 × 800 = 26,400 are spent, so 24 more reserves fit below 100,000.
    expect((await admitAll(store, 100, requestedClaim)).admitted).toHaveLength(24)
  })

  test('a run that cost more than was set aside counts with what it cost', async () => {
    const createBudgetClaim = (amount: number) => createClaim({ budgets: [createBudget({ amount, limit: 100 })] })
    const { admitted } = await admitAll(store, 1, createBudgetClaim(10))
    await admitted[0]?.settle({ spent: 95, shouldRefund: false })
    expect(await store.check(createBudgetClaim(6))).toBe('budget')
    expect(await store.check(createBudgetClaim(5))).toBeNull()
    expect(await store.getSpent('b')).toBe(95)
    expect(await store.getSpent('other')).toBe(0)
  })

  test('a budget in runs keeps what was taken, however a run ends', async () => {
    const requestedClaim = createClaim({ budgets: [createBudget({ unit: 'runs', amount: 1, limit: 3 })] })
    const { admitted, refused } = await admitAll(store, 5, requestedClaim)
    expect(admitted).toHaveLength(3)
    expect(refused).toEqual(['budget', 'budget'])
    await admitted[0]?.settle({ spent: 0, shouldRefund: true })
    expect(await store.check(requestedClaim)).toBe('budget')
  })

  // Row A4
  test('a visitor’s share closes for that visitor alone, and what is held counts like what is spent', async () => {
    const createVisitorClaim = (visitor: string) =>
      createClaim({
        visitor,
        quota: { key: `q:${visitor}`, limit: 1_000 },
        budgets: [createBudget(), createBudget({ key: `b:${visitor}`, scope: 'visitor', limit: 10_000 })],
      })
    const { admitted, refused } = await admitAll(store, 5, createVisitorClaim('v'))
    expect(admitted).toHaveLength(3)
    // Until its runs have ended they may give some of it back.
    expect(refused).toEqual(['busy', 'busy'])
    expect((await admitAll(store, 1, createVisitorClaim('w'))).admitted).toHaveLength(1)
    expect(await store.getSpent('b')).toBe(12_000)
    await Promise.all(admitted.map((run, i) => run.settle({ spent: i === 0 ? 800 : 3_400, shouldRefund: true })))
    expect(await store.getSpent('b')).toBe(10_600)
    expect(await store.check(createVisitorClaim('v'))).toBe('share')
    expect(await store.check(createVisitorClaim('w'))).toBeNull()
  })

  // Row A4
  test('a run that cost less than was set aside leaves room in the share', async () => {
    const budgets = [createBudget({ scope: 'visitor', limit: 3_500 })]
    const first = await admitAll(store, 1, createClaim({ budgets }))
    await first.admitted[0]?.settle({ spent: 500, shouldRefund: false })
    const second = await admitAll(store, 1, createClaim({ budgets }))
    await second.admitted[0]?.settle({ spent: 501, shouldRefund: false })
    expect(await store.check(createClaim({ budgets }))).toBe('share')
  })

  // Row A4
  test('a visitor’s runs of models count however they end, and say how many are left', async () => {
    const budgets = [createBudget({ scope: 'visitor', unit: 'runs', amount: 1, limit: 2 })]
    const { admitted } = await admitAll(store, 2, createClaim({ budgets }))
    expect(admitted.map(({ remaining }) => remaining)).toEqual([1, 0])
    await Promise.all(admitted.map((run) => run.settle({ spent: 0, shouldRefund: true })))
    expect(await store.check(createClaim({ budgets }))).toBe('share')
  })

  // Row A2
  test('processor time is settled by what was used, and counts apart from money', async () => {
    const processorBudget = createBudget({ key: 'p', scope: 'visitor', unit: 'processor', amount: 250, limit: 1_000 })
    const requestedClaim = createClaim({ budgets: [processorBudget] })
    const { admitted, refused } = await admitAll(store, 5, requestedClaim)
    expect([admitted.length, refused]).toEqual([4, ['busy']])
    await Promise.all(admitted.map((run) => run.settle({ spent: 9_999, processorMs: 19.2, shouldRefund: false })))
    const [lateRun] = (await admitAll(store, 1, requestedClaim)).admitted
    // Its thread had to be started again.
    await lateRun?.settle({ spent: 0, processorMs: 1_750, shouldRefund: true })
    expect(await store.check(requestedClaim)).toBe('processor')
    expect(await store.check(createClaim())).toBeNull()
  })

  test('slots bound what runs at once, for all and for one visitor', async () => {
    const slots = createSlots(3, 2)
    const first = await admitAll(store, 5, createClaim({ slots }))
    expect(first.admitted).toHaveLength(2)
    expect(await store.check(createClaim({ slots }))).toBe('busy')
    const other = await admitAll(store, 5, createClaim({ slots, visitor: 'w' }))
    expect(other.admitted).toHaveLength(1)
    await first.admitted[0]?.settle(outcome)
    expect((await admitAll(store, 5, createClaim({ slots, visitor: 'w' }))).admitted).toHaveLength(1)
  })

  // Row F21
  test('a slot that nobody freed comes back once the longest run must have ended', async () => {
    const slots = createSlots(1, 1, { leaseMs: SHORT_MS })
    await store.admit(createClaim({ slots }))
    expect(await store.check(createClaim({ slots }))).toBe('busy')
    await sleep(SHORT_MS + 20)
    expect((await admitAll(store, 2, createClaim({ slots }))).admitted).toHaveLength(1)
  })

  test('a refusal takes nothing', async () => {
    const slots = createSlots(1, 1)
    const other = { key: 'other', limit: 1 }
    const budgets = [
      createBudget({ amount: 1, limit: 1 }),
      createBudget({ key: 's', scope: 'visitor', amount: 1, limit: 1 }),
    ]
    await store.admit(createClaim({ slots }))
    expect(await store.admit(createClaim({ slots, quota: other, budgets }))).toBe('busy')
    expect(await store.check(createClaim({ quota: other, budgets }))).toBeNull()
  })

  test('each pool has places of its own', async () => {
    const createPoolClaim = (pool: PoolName) => createClaim({ slots: createSlots(1, 1, { pool }) })
    await store.admit(createPoolClaim('text'))
    expect(await store.check(createPoolClaim('text'))).toBe('busy')
    expect(await store.check(createPoolClaim('names'))).toBeNull()
  })

  test('a run that takes several places takes all of them or none', async () => {
    const createTenSlotsClaim = (visitor: string) =>
      createClaim({ visitor, slots: createSlots(25, 20, { pool: 'names', count: 10 }) })
    expect((await admitAll(store, 3, createTenSlotsClaim('v'))).admitted).toHaveLength(2)
    expect((await admitAll(store, 1, createTenSlotsClaim('w'))).refused).toEqual(['busy'])
    const fiveSlotsClaim = createClaim({
      visitor: 'w',
      slots: createSlots(25, 20, { pool: 'names', count: 5 }),
    })
    const { admitted } = await admitAll(store, 2, fiveSlotsClaim)
    expect(admitted).toHaveLength(1)
    await admitted[0]?.settle(outcome)
    expect(await store.check(fiveSlotsClaim)).toBeNull()
  })

  test('a use goes into every total, and is given back to all of them', async () => {
    const totals = [
      { key: 'all', limit: 3 },
      { key: 'network', limit: 4 },
    ]
    const first = await admitAll(store, 5, createClaim({ totals }))
    expect(first.admitted).toHaveLength(3)
    expect(new Set(first.refused)).toEqual(new Set(['total']))
    const otherClaim = createClaim({ quota: { key: 'other', limit: 20 }, totals: totals.slice(1) })
    expect((await admitAll(store, 5, otherClaim)).admitted).toHaveLength(1)
    await first.admitted[0]?.settle({ spent: 0, shouldRefund: true })
    expect((await admitAll(store, 5, createClaim({ totals }))).admitted).toHaveLength(1)
  })

  // Row N1
  test('what is left is told of the count that has least', async () => {
    const totals = [
      { key: 'all', limit: 9 },
      { key: 'network', limit: 12 },
    ]
    const getRemaining = async (requestedClaim: Claim) =>
      (await admitAll(store, 1, requestedClaim)).admitted[0]?.remaining
    expect(await getRemaining(createClaim({ totals }))).toBe(8)
    const other = createClaim({ quota: { key: 'other', limit: 5 }, totals })
    expect([await getRemaining(other), await getRemaining(other)]).toEqual([4, 3])
    expect(await getRemaining(createClaim({ totals }))).toBe(5)
  })

  test('places bound what is held at once, for all, for one holder and in each pool', async () => {
    const release = await store.acquireSlot(slotRequest)
    expect(await store.acquireSlot(slotRequest)).not.toBeNull()
    expect(await store.acquireSlot(slotRequest)).toBeNull()
    expect(await store.acquireSlot({ ...slotRequest, holder: 'w' })).not.toBeNull()
    expect(await store.acquireSlot({ ...slotRequest, holder: 'w' })).toBeNull()
    expect(await store.acquireSlot({ ...slotRequest, pool: 'b' })).not.toBeNull()
    await release?.()
    await release?.()
    expect(await store.acquireSlot(slotRequest)).not.toBeNull()
    expect(await store.acquireSlot({ ...slotRequest, holder: 'x' })).toBeNull()
  })

  test('a place that nobody gave back comes back after its lease', async () => {
    const shortRequest = { ...slotRequest, total: 1, leaseMs: SHORT_MS }
    const release = await store.acquireSlot(shortRequest)
    expect(await store.acquireSlot(shortRequest)).toBeNull()
    await sleep(SHORT_MS + 20)
    expect(await store.acquireSlot(shortRequest)).not.toBeNull()
    // Whoever had it before gives nobody else's back.
    await release?.()
    expect(await store.acquireSlot(shortRequest)).toBeNull()
  })

  test('a window starts with its first hit', async () => {
    const first = await store.hit('k', SHORT_MS)
    expect(first.count).toBe(1)
    expect(first.msLeft).toBeGreaterThan(SHORT_MS - 2_000)
    expect(first.msLeft).toBeLessThanOrEqual(SHORT_MS)
    await sleep(50)
    const second = await store.hit('k', SHORT_MS)
    expect(second.count).toBe(2)
    expect(second.msLeft).toBeLessThanOrEqual(SHORT_MS - 49)
    await sleep(second.msLeft + 20)
    expect((await store.hit('k', SHORT_MS)).count).toBe(1)
  })

  test('a key is claimed once until it expires or is forgotten', async () => {
    const claims = await Promise.all([store.rememberKey('t', SHORT_MS), store.rememberKey('t', SHORT_MS)])
    expect(claims.sort()).toEqual([false, true])
    await sleep(SHORT_MS + 20)
    expect(await store.rememberKey('t', LONG_MS)).toBe(true)
    expect(await store.rememberKey('t', LONG_MS)).toBe(false)
    await store.forgetKey('t')
    expect(await store.rememberKey('t', LONG_MS)).toBe(true)
  })
}
