import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { RedisConnection } from '@/lib/server/redis/connection'
import { type RedisServer, startRedis } from '@/test/redis-server'
import { FailoverStore } from './failover-store'
import { admitAll, createBudget, createClaim, createSlots, testLimitStore } from './limit-store.contract'
import { MemoryLimitStore } from './memory-store'
import { RedisLimitStore } from './redis-store'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

async function createStoreWithServer(): Promise<{ store: FailoverStore; server: RedisServer }> {
  const server = await startRedis()
  const connection = new RedisConnection(server.url, { replyTimeoutMs: 5_000, pauseMs: 100 })
  onTestFinished(async () => {
    connection.close()
    await server.remove()
  })
  await connection.ping()
  return { store: new FailoverStore(new RedisLimitStore(connection), new MemoryLimitStore()), server }
}

async function createStoreWithoutServer(): Promise<FailoverStore> {
  const { store, server } = await createStoreWithServer()
  await server.kill()
  return store
}

const limitsDownError = { code: 'unavailable', status: 503, reason: 'limits_down', retryAfterSeconds: 5 }
const slotRequest = { pool: 'a', holder: 'v', maxPerHolder: 3, total: 4, leaseMs: 60_000 }

testLimitStore(async () => (await createStoreWithServer()).store)

// Rows F11, F12
test('without Redis a window counts for twice as much', async () => {
  const store = await createStoreWithoutServer()
  const counts = []
  for (let hits = 0; hits < 6; hits += 1) counts.push((await store.hit('k', 60_000)).count)
  // Five of a limit of ten.
  expect(counts).toEqual([1, 3, 5, 7, 9, 11])
})

// Rows F11, F12
test('without Redis a visitor has half of the uses, and is told how many are left', async () => {
  const store = await createStoreWithoutServer()
  const { admitted, refused } = await admitAll(store, 100, createClaim())
  expect(admitted.map(({ used }) => used)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
  expect(new Set(refused)).toEqual(new Set(['quota']))
  await admitted[0]?.settle({ spent: 0, shouldRefund: true })
  expect(await store.check(createClaim())).toBeNull()
  const otherClaim = createClaim({ quota: { key: 'other', limit: 20 }, totals: [{ key: 'all', limit: 5 }] })
  expect((await admitAll(store, 5, otherClaim)).admitted).toHaveLength(3)
})

test('without Redis half of the places are there, and always enough for one run', async () => {
  const store = await createStoreWithoutServer()
  const slots = createSlots(5, 2)
  expect((await admitAll(store, 5, createClaim({ slots }))).admitted).toHaveLength(1)
  expect((await admitAll(store, 5, createClaim({ slots, visitor: 'w' }))).admitted).toHaveLength(1)
  const tenSlotsClaim = createClaim({ slots: createSlots(12, 12, { pool: 'names', count: 10 }) })
  expect((await admitAll(store, 2, tenSlotsClaim)).admitted).toHaveLength(1)
  expect(await store.acquireSlot(slotRequest)).not.toBeNull()
  const release = await store.acquireSlot(slotRequest)
  expect(await store.acquireSlot({ ...slotRequest, holder: 'w' })).toBeNull()
  await release?.()
  expect(await store.acquireSlot({ ...slotRequest, holder: 'w' })).not.toBeNull()
})

test.each([
  ['money', createBudget()],
  ['a run of a model', createBudget({ unit: 'runs', amount: 1, limit: 2_000 })],
])('without Redis nothing spends %s', async (_, budget) => {
  const store = await createStoreWithoutServer()
  await expect(store.check(createClaim({ budgets: [budget] }))).rejects.toMatchObject(limitsDownError)
  await expect(store.admit(createClaim({ budgets: [budget] }))).rejects.toMatchObject(limitsDownError)
})

// Rows F12, M10
test('without Redis a proof counts once in each process', async () => {
  const store = await createStoreWithoutServer()
  expect(await store.rememberKey('proof', 60_000)).toBe(true)
  expect(await store.rememberKey('proof', 60_000)).toBe(false)
  await store.forgetKey('proof')
  expect(await store.rememberKey('proof', 60_000)).toBe(true)
})

// Rows F12, M10
test('a process takes no proof twice when Redis goes away or comes back in between', async () => {
  const { store, server } = await createStoreWithServer()
  expect(await store.rememberKey('before', 60_000)).toBe(true)
  await server.kill()
  expect(await store.rememberKey('before', 60_000)).toBe(false)
  expect(await store.rememberKey('meanwhile', 60_000)).toBe(true)
  await server.start()
  const hit = () => store.hit('k', 60_000).then(() => server.runCommand('EXISTS', '{postsmith}:window:k'))
  await expect.poll(hit).toBe('1')
  expect(await store.rememberKey('meanwhile', 60_000)).toBe(false)
})

test('a run let in without Redis ends in this process, though Redis is back', async () => {
  const { store, server } = await createStoreWithServer()
  await server.kill()
  const runClaim = createClaim({ slots: createSlots(2, 2) })
  const { admitted } = await admitAll(store, 1, runClaim)
  await server.start()
  const hit = () => store.hit('k', 60_000).then(() => server.runCommand('EXISTS', '{postsmith}:window:k'))
  await expect.poll(hit).toBe('1')
  await admitted[0]?.settle({ spent: 0, shouldRefund: false })
  expect(server.runCommand('EXISTS', '{postsmith}:q', '{postsmith}:places:text')).toBe('0')
  await server.kill()
  expect(await store.check(runClaim)).toBeNull()
})
