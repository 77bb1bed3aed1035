import { expect, test } from 'vitest'
import { admitAll, budgetOf, claim, limitStoreBehaves } from './limit-store.contract'
import { MemoryLimitStore } from './memory-store'

const done = { spent: 0, shouldRefund: false }

limitStoreBehaves(() => new MemoryLimitStore())

test('a flood of visitors does not push the day’s spending out', async () => {
  const store = new MemoryLimitStore()
  const spent = claim({ budgets: [budgetOf({ amount: 100, cap: 100 })] })
  await store.admit(spent)
  for (let i = 0; i < 60_000; i += 1) void store.hit(`k${i}`, 60_000)
  expect(await store.check({ ...spent, visitor: 'w', quota: { key: 'w', limit: 20 } })).toBe('budget')
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
