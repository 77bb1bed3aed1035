import { expect, test } from 'vitest'
import { admitAll, createBudget, createClaim, testLimitStore } from './limit-store.contract'
import { MemoryLimitStore } from './memory-store'

const outcome = { spent: 0, shouldRefund: false }

testLimitStore(() => new MemoryLimitStore())

test('a flood of visitors does not push the day’s spending out', async () => {
  const store = new MemoryLimitStore()
  const spentClaim = createClaim({ budgets: [createBudget({ amount: 100, limit: 100 })] })
  await store.admit(spentClaim)
  for (let i = 0; i < 60_000; i += 1) void store.hit(`k${i}`, 60_000)
  expect(await store.check({ ...spentClaim, visitor: 'w', quota: { key: 'w', limit: 20 } })).toBe('budget')
})

// Row M3
test('neither 60,000 fresh addresses nor 60,000 fresh visitors push a spent quota out', async () => {
  const store = new MemoryLimitStore()
  const spentClaim = createClaim({ totals: [{ key: 'all', limit: 20 }] })
  await admitAll(store, 20, spentClaim)
  for (let i = 0; i < 60_000; i += 1) await store.hit(`burst:${i}`, 60_000)
  expect(await store.check(createClaim({ quota: { key: 'other', limit: 20 }, totals: spentClaim.totals }))).toBe(
    'total',
  )
  for (let i = 0; i < 60_000; i += 1) {
    const admission = await store.admit(createClaim({ visitor: `w${i}`, quota: { key: `q${i}`, limit: 20 } }))
    if (typeof admission !== 'string') await admission.settle(outcome)
  }
  expect(await store.check(createClaim())).toBe('quota')
  expect(await store.check(createClaim({ quota: { key: 'other', limit: 20 }, totals: spentClaim.totals }))).toBe(
    'total',
  )
})
