import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { RedisConnection } from '@/lib/server/redis/connection'
import type { PoolName } from '@/lib/tool/server-tool'
import { admitAll, createBudget, createClaim, createSlots } from '@/test/limit-store'
import { type RedisServer, startRedis } from '@/test/redis-server'
import { FailoverStore } from './failover-store'
import { MemoryLimitStore } from './memory-store'
import { RedisLimitStore } from './redis-store'
import type { Claim, LimitStore } from './store'

const LONG_MS = 60_000
/** Windows and leases that a test waits for in real time, because Redis has its own clock. */
const SHORT_MS = 100

const outcome = { spent: 0, shouldRefund: false }
const slotRequest = { pool: 'a', holder: 'v', maxPerHolder: 2, total: 3, leaseMs: LONG_MS }

let server: RedisServer
let connection: RedisConnection

beforeAll(async () => {
  server = await startRedis()
  connection = new RedisConnection(server.url, { replyTimeoutMs: 10_000, pauseMs: 100 })
  return async () => {
    connection.close()
    await server.remove()
  }
})

const createRedisStore = () => new RedisLimitStore(connection)

describe.each<[string, () => LimitStore]>([
  ['in memory', () => new MemoryLimitStore()],
  ['in Redis', createRedisStore],
  ['in Redis, with memory to fall back on', () => new FailoverStore(createRedisStore(), new MemoryLimitStore())],
])('limits %s', (_, createStore) => {
  let store: LimitStore
  beforeEach(() => {
    server.runCommand('FLUSHALL')
    store = createStore()
  })

  test('admits exactly 20 of 100 concurrent runs', async () => {
    const { admitted, refused } = await admitAll(store, 100, createClaim())
    const uses = admitted.map(({ used }) => used).toSorted((a, b) => a - b)
    expect(uses).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect(new Set(refused)).toEqual(new Set(['quota']))
  })

  test('a refund returns one use, once', async () => {
    const { admitted } = await admitAll(store, 20, createClaim())
    await admitted[0]?.settle({ spent: 0, shouldRefund: true })
    await admitted[0]?.settle({ spent: 0, shouldRefund: true })
    await admitted[1]?.settle(outcome)
    expect((await admitAll(store, 5, createClaim())).admitted).toHaveLength(1)
  })

  test('counts a use without a limit', async () => {
    const unlimitedClaim = createClaim({ quota: { key: 'q', limit: Number.POSITIVE_INFINITY } })
    await admitAll(store, 20, unlimitedClaim)
    expect((await admitAll(store, 1, unlimitedClaim)).admitted[0]?.used).toBe(21)
    expect(await store.check(createClaim())).toBe('quota')
  })

  test('counts a use in every total, and refunds it from all of them', async () => {
    const totals = [
      { key: 'all', limit: 3 },
      { key: 'network', limit: 4 },
    ]
    const firstBatch = await admitAll(store, 5, createClaim({ totals }))
    expect(firstBatch.admitted).toHaveLength(3)
    expect(new Set(firstBatch.refused)).toEqual(new Set(['total']))
    const otherClaim = createClaim({ quota: { key: 'other', limit: 20 }, totals: totals.slice(1) })
    expect((await admitAll(store, 5, otherClaim)).admitted).toHaveLength(1)
    await firstBatch.admitted[0]?.settle({ spent: 0, shouldRefund: true })
    expect((await admitAll(store, 5, createClaim({ totals }))).admitted).toHaveLength(1)
  })

  test('the remaining uses are those of the lowest count', async () => {
    const totals = [{ key: 'all', limit: 9 }]
    const getRemaining = async (claim: Claim) => (await admitAll(store, 1, claim)).admitted[0]?.remaining
    expect(await getRemaining(createClaim({ totals }))).toBe(8)
    const other = createClaim({ quota: { key: 'other', limit: 5 }, totals })
    expect([await getRemaining(other), await getRemaining(other)]).toEqual([4, 3])
    expect(await getRemaining(createClaim({ totals }))).toBe(5)
  })

  test('a budget of 100,000 admits 33 reserves of 3,000 and counts the actual cost', async () => {
    const claim = createClaim({ quota: { key: 'q', limit: 1_000 }, budgets: [createBudget()] })
    const { admitted, refused } = await admitAll(store, 100, claim)
    expect(admitted).toHaveLength(33)
    expect(new Set(refused)).toEqual(new Set(['budget']))
    await Promise.all(admitted.map((admission) => admission.settle({ spent: 800, shouldRefund: false })))
    expect([await store.getSpent('b'), await store.getSpent('other')]).toEqual([26_400, 0])
    expect((await admitAll(store, 100, claim)).admitted).toHaveLength(24)
  })

  test('counts the actual cost of a run that exceeded its reserve', async () => {
    const createBudgetClaim = (amount: number) => createClaim({ budgets: [createBudget({ amount, limit: 100 })] })
    const { admitted } = await admitAll(store, 1, createBudgetClaim(10))
    await admitted[0]?.settle({ spent: 95, shouldRefund: false })
    expect(await store.check(createBudgetClaim(6))).toBe('budget')
    expect(await store.check(createBudgetClaim(5))).toBeNull()
  })

  test.each([
    ['site', 'budget'],
    ['visitor', 'share'],
  ] as const)('a budget of the %s in runs counts every run, however it ends', async (scope, refusal) => {
    const claim = createClaim({ budgets: [createBudget({ scope, unit: 'runs', amount: 1, limit: 3 })] })
    const { admitted } = await admitAll(store, 5, claim)
    const remaining = scope === 'site' ? [19, 18, 17] : [2, 1, 0]
    expect(admitted.map((admission) => admission.remaining)).toEqual(remaining)
    await Promise.all(admitted.map((run) => run.settle({ spent: 0, shouldRefund: true })))
    expect(await store.check(claim)).toBe(refusal)
  })

  test('a spent share refuses only that visitor, and reserves count like spending', async () => {
    const createVisitorClaim = (visitor: string) =>
      createClaim({
        visitor,
        quota: { key: `q:${visitor}`, limit: 1_000 },
        budgets: [createBudget(), createBudget({ key: `b:${visitor}`, scope: 'visitor', limit: 10_000 })],
      })
    const { admitted, refused } = await admitAll(store, 5, createVisitorClaim('v'))
    expect(admitted).toHaveLength(3)
    expect(refused).toEqual(['busy', 'busy'])
    expect((await admitAll(store, 1, createVisitorClaim('w'))).admitted).toHaveLength(1)
    expect(await store.getSpent('b')).toBe(12_000)
    await Promise.all(admitted.map((run, i) => run.settle({ spent: i === 0 ? 200 : 3_400, shouldRefund: true })))
    expect(await store.getSpent('b')).toBe(10_000)
    expect(await store.check(createVisitorClaim('v'))).toBeNull()
    const lastBatch = await admitAll(store, 1, createVisitorClaim('v'))
    await lastBatch.admitted[0]?.settle({ spent: 1, shouldRefund: false })
    expect(await store.check(createVisitorClaim('v'))).toBe('share')
    expect(await store.check(createVisitorClaim('w'))).toBeNull()
  })

  test('slots limit concurrent runs in total, per visitor and per pool', async () => {
    const slots = createSlots(3, 2)
    const firstBatch = await admitAll(store, 5, createClaim({ slots }))
    expect(firstBatch.admitted).toHaveLength(2)
    expect(await store.check(createClaim({ slots }))).toBe('busy')
    const other = await admitAll(store, 5, createClaim({ slots, visitor: 'w' }))
    expect(other.admitted).toHaveLength(1)
    const createPoolClaim = (pool: PoolName) => createClaim({ slots: { ...slots, pool } })
    expect(await store.check(createPoolClaim('names'))).toBeNull()
    await firstBatch.admitted[0]?.settle(outcome)
    expect((await admitAll(store, 5, createClaim({ slots, visitor: 'w' }))).admitted).toHaveLength(1)
  })

  test('a run that needs several slots gets all of them or none', async () => {
    const createSlotsClaim = (visitor: string, count: number) =>
      createClaim({ visitor, slots: createSlots(25, 20, { pool: 'names', count }) })
    expect((await admitAll(store, 3, createSlotsClaim('v', 10))).admitted).toHaveLength(2)
    expect((await admitAll(store, 1, createSlotsClaim('w', 10))).refused).toEqual(['busy'])
    const { admitted } = await admitAll(store, 2, createSlotsClaim('w', 5))
    expect(admitted).toHaveLength(1)
    await admitted[0]?.settle(outcome)
    expect(await store.check(createSlotsClaim('w', 5))).toBeNull()
  })

  test('a refused run takes no slot, use or budget', async () => {
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

  test('an unreleased slot is free again after the longest run', async () => {
    const claim = createClaim({ slots: createSlots(1, 1, { leaseMs: SHORT_MS }) })
    await store.admit(claim)
    await sleep(SHORT_MS + 20)
    expect((await admitAll(store, 2, { ...claim, slots: createSlots(1, 1) })).admitted).toHaveLength(1)
  })

  test('held slots are limited in total, per holder and per pool', async () => {
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

  test('a held slot is free after its lease, and its late release frees no other slot', async () => {
    const request = { ...slotRequest, total: 1 }
    const release = await store.acquireSlot({ ...request, leaseMs: SHORT_MS })
    await sleep(SHORT_MS + 20)
    expect(await store.acquireSlot(request)).not.toBeNull()
    await release?.()
    expect(await store.acquireSlot(request)).toBeNull()
  })

  test('a window starts with its first hit and ends after its length', async () => {
    expect(await store.hit('long', LONG_MS)).toMatchObject({ count: 1 })
    await sleep(50)
    const second = await store.hit('long', LONG_MS)
    expect(second.count).toBe(2)
    expect(second.msLeft).toBeLessThanOrEqual(LONG_MS - 49)
    const { msLeft } = await store.hit('short', SHORT_MS)
    expect(msLeft).toBeLessThanOrEqual(SHORT_MS)
    await sleep(SHORT_MS + 20)
    expect((await store.hit('short', SHORT_MS)).count).toBe(1)
  })

  test('a key is remembered once until it expires', async () => {
    const results = await Promise.all([store.rememberKey('t', LONG_MS), store.rememberKey('t', LONG_MS)])
    expect(results.toSorted()).toEqual([false, true])
    await store.rememberKey('short', SHORT_MS)
    await sleep(SHORT_MS + 20)
    expect(await store.rememberKey('short', LONG_MS)).toBe(true)
  })
})

test('60,000 new addresses or visitors do not evict a spent quota or budget from memory', async () => {
  const store = new MemoryLimitStore()
  const totals = [{ key: 'all', limit: 20 }]
  const other = { key: 'other', limit: 20 }
  await admitAll(store, 20, createClaim({ totals, budgets: [createBudget({ amount: 5, limit: 100 })] }))
  for (let i = 0; i < 60_000; i += 1) await store.hit(`burst:${i}`, LONG_MS)
  for (let i = 0; i < 60_000; i += 1) {
    const [run] = (await admitAll(store, 1, createClaim({ visitor: `w${i}`, quota: { key: `q${i}`, limit: 20 } })))
      .admitted
    await run?.settle(outcome)
  }
  expect(await store.check(createClaim())).toBe('quota')
  expect(await store.check(createClaim({ quota: other, totals }))).toBe('total')
  expect(await store.check(createClaim({ quota: other, budgets: [createBudget({ amount: 1, limit: 100 })] }))).toBe(
    'budget',
  )
})
