import { beforeEach, expect, test, vi } from 'vitest'
import { MemoryLimitStore } from './memory-store'
import type { PoolName } from './pools'
import type { Admission, Claim } from './store'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const slotsIn = (total: number, perVisitor: number, pool: PoolName = 'text', takes = 1) => ({
  pool,
  takes,
  total,
  perVisitor,
})

const claim = (change: Partial<Claim> = {}): Claim => ({
  visitor: 'v',
  quota: { key: 'q', limit: 20 },
  totals: [],
  budget: null,
  slots: slotsIn(1_000, 1_000),
  ...change,
})

const done = { spent: 0, refund: false }

async function admitAll(store: MemoryLimitStore, count: number, wanted: Claim) {
  const results = await Promise.all(Array.from({ length: count }, () => store.admit(wanted)))
  const admitted = results.filter((result): result is Admission => typeof result !== 'string')
  return { admitted, refused: results.filter((result) => typeof result === 'string') }
}

test('of 100 at once exactly 20 are admitted', async () => {
  const { admitted, refused } = await admitAll(new MemoryLimitStore(), 100, claim())
  expect(admitted).toHaveLength(20)
  expect(new Set(refused)).toEqual(new Set(['quota']))
})

test('a use is given back when asked, once', async () => {
  const store = new MemoryLimitStore()
  const { admitted } = await admitAll(store, 20, claim())
  await admitted[0]?.settle({ spent: 0, refund: true })
  await admitted[0]?.settle({ spent: 0, refund: true })
  expect((await admitAll(store, 5, claim())).admitted).toHaveLength(1)
})

test('a budget of 100,000 admits 33 reserves of 3,000 and counts what was really spent', async () => {
  const store = new MemoryLimitStore()
  const wanted = claim({
    quota: { key: 'q', limit: 1_000 },
    budget: { key: 'b', amount: 3_000, cap: 100_000, settles: true },
  })
  const { admitted, refused } = await admitAll(store, 100, wanted)
  expect(admitted).toHaveLength(33)
  expect(new Set(refused)).toEqual(new Set(['budget']))
  await Promise.all(admitted.map((admission) => admission.settle({ spent: 800, refund: false })))
  // 33 × 800 = 26,400 are spent, so 24 more reserves fit below 100,000.
  expect((await admitAll(store, 100, wanted)).admitted).toHaveLength(24)
})

test('slots bound what runs at once, for all and for one visitor', async () => {
  const store = new MemoryLimitStore()
  const slots = slotsIn(3, 2)
  const first = await admitAll(store, 5, claim({ slots }))
  expect(first.admitted).toHaveLength(2)
  expect(await store.check(claim({ slots }))).toBe('busy')
  const other = await admitAll(store, 5, claim({ slots, visitor: 'w' }))
  expect(other.admitted).toHaveLength(1)
  await first.admitted[0]?.settle(done)
  expect((await admitAll(store, 5, claim({ slots, visitor: 'w' }))).admitted).toHaveLength(1)
})

// Row F21
test('a slot that nobody freed comes back once the longest run must have ended', async () => {
  const store = new MemoryLimitStore()
  const slots = slotsIn(1, 1)
  await store.admit(claim({ slots }))
  expect(await store.check(claim({ slots }))).toBe('busy')
  vi.advanceTimersByTime(240_000)
  expect(await store.check(claim({ slots }))).toBe('busy')
  vi.advanceTimersByTime(15_000)
  expect(await store.check(claim({ slots }))).toBeNull()
})

test('a refusal takes nothing', async () => {
  const store = new MemoryLimitStore()
  const slots = slotsIn(1, 1)
  await store.admit(claim({ slots }))
  expect(await store.admit(claim({ slots, quota: { key: 'other', limit: 1 } }))).toBe('busy')
  expect(await store.check(claim({ quota: { key: 'other', limit: 1 } }))).toBeNull()
})

test('places bound what is held at once, for all, for one holder and in each pool', async () => {
  const store = new MemoryLimitStore()
  const place = { pool: 'a', holder: 'v', perHolder: 2, total: 3, leaseMs: 300_000 }
  const release = await store.hold(place)
  expect(await store.hold(place)).not.toBeNull()
  expect(await store.hold(place)).toBeNull()
  expect(await store.hold({ ...place, holder: 'w' })).not.toBeNull()
  expect(await store.hold({ ...place, holder: 'w' })).toBeNull()
  expect(await store.hold({ ...place, pool: 'b' })).not.toBeNull()
  await release?.()
  await release?.()
  expect(await store.hold(place)).not.toBeNull()
  expect(await store.hold({ ...place, holder: 'x' })).toBeNull()
})

test('a place that nobody gave back comes back after its lease', async () => {
  const store = new MemoryLimitStore()
  const place = { pool: 'a', holder: 'v', perHolder: 1, total: 1, leaseMs: 300_000 }
  await store.hold(place)
  vi.advanceTimersByTime(299_999)
  expect(await store.hold(place)).toBeNull()
  vi.advanceTimersByTime(1)
  expect(await store.hold(place)).not.toBeNull()
})

test('a window starts with its first hit', async () => {
  const store = new MemoryLimitStore()
  expect(await store.hit('k', 60_000)).toEqual({ count: 1, msLeft: 60_000 })
  vi.advanceTimersByTime(40_000)
  expect(await store.hit('k', 60_000)).toEqual({ count: 2, msLeft: 20_000 })
  vi.advanceTimersByTime(20_000)
  expect(await store.hit('k', 60_000)).toEqual({ count: 1, msLeft: 60_000 })
})

test('a key is claimed once until it expires or is forgotten', async () => {
  const store = new MemoryLimitStore()
  const claims = await Promise.all([store.claim('t', 1_000), store.claim('t', 1_000)])
  expect(claims).toEqual([true, false])
  vi.advanceTimersByTime(1_000)
  expect(await store.claim('t', 1_000)).toBe(true)
  await store.forget('t')
  expect(await store.claim('t', 1_000)).toBe(true)
})

test('a flood of visitors does not push the day’s spending out', async () => {
  const store = new MemoryLimitStore()
  const spent = claim({ budget: { key: 'b', amount: 100, cap: 100, settles: true } })
  await store.admit(spent)
  for (let i = 0; i < 60_000; i += 1) void store.hit(`k${i}`, 60_000)
  expect(await store.check({ ...spent, visitor: 'w', quota: { key: 'w', limit: 20 } })).toBe('budget')
})

test('each pool has places of its own', async () => {
  const store = new MemoryLimitStore()
  await store.admit(claim({ slots: slotsIn(1, 1) }))
  expect(await store.check(claim({ slots: slotsIn(1, 1) }))).toBe('busy')
  expect(await store.check(claim({ slots: slotsIn(1, 1, 'names') }))).toBeNull()
})

test('a run that takes several places takes all of them or none', async () => {
  const store = new MemoryLimitStore()
  const ten = (visitor: string) => claim({ visitor, slots: slotsIn(25, 20, 'names', 10) })
  expect((await admitAll(store, 3, ten('v'))).admitted).toHaveLength(2)
  expect((await admitAll(store, 1, ten('w'))).refused).toEqual(['busy'])
  const five = claim({ visitor: 'w', slots: slotsIn(25, 20, 'names', 5) })
  const { admitted } = await admitAll(store, 2, five)
  expect(admitted).toHaveLength(1)
  await admitted[0]?.settle(done)
  expect(await store.check(five)).toBeNull()
})

test('a use goes into every total, and is given back to all of them', async () => {
  const store = new MemoryLimitStore()
  const totals = [
    { key: 'all', limit: 3 },
    { key: 'network', limit: 4 },
  ]
  const first = await admitAll(store, 5, claim({ totals }))
  expect(first.admitted).toHaveLength(3)
  expect(new Set(first.refused)).toEqual(new Set(['total']))
  const others = claim({ quota: { key: 'other', limit: 20 }, totals: totals.slice(1) })
  expect((await admitAll(store, 5, others)).admitted).toHaveLength(1)
  await first.admitted[0]?.settle({ spent: 0, refund: true })
  expect((await admitAll(store, 5, claim({ totals }))).admitted).toHaveLength(1)
})

test('a budget in runs keeps what was taken, however a run ends', async () => {
  const store = new MemoryLimitStore()
  const wanted = claim({ budget: { key: 'm', amount: 1, cap: 3, settles: false } })
  const { admitted, refused } = await admitAll(store, 5, wanted)
  expect(admitted).toHaveLength(3)
  expect(refused).toEqual(['budget', 'budget'])
  await admitted[0]?.settle({ spent: 0, refund: true })
  expect(await store.check(wanted)).toBe('budget')
})

// Row M3
test('neither 60,000 fresh addresses nor 60,000 fresh visitors push a spent quota out', async () => {
  const store = new MemoryLimitStore()
  const spent = claim({ totals: [{ key: 'all', limit: 20 }] })
  await admitAll(store, 20, spent)
  for (let i = 0; i < 60_000; i += 1) await store.hit(`burst:${i}`, 60_000)
  expect(await store.check(claim({ quota: { key: 'other', limit: 20 }, totals: spent.totals }))).toBe('total')
  for (let i = 0; i < 60_000; i += 1) {
    const admission = await store.admit(claim({ visitor: `w${i}`, quota: { key: `q${i}`, limit: 20 } }))
    if (typeof admission !== 'string') await admission.settle(done)
  }
  expect(await store.check(claim())).toBe('quota')
  expect(await store.check(claim({ quota: { key: 'other', limit: 20 }, totals: spent.totals }))).toBe('total')
})
