import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { RedisConnection } from '@/lib/server/redis/connection'
import { admitAll, createBudget, createClaim, createSlots, startFlakyProxy } from '@/test/limit-store'
import { type RedisServer, startRedis } from '@/test/redis-server'
import { FailoverStore } from './failover-store'
import { MemoryLimitStore } from './memory-store'
import { RedisLimitStore } from './redis-store'
import type { Admission, LimitStore } from './store'

const budgets = [createBudget()]
const claim = createClaim({ budgets })
const totals = [{ key: 'all', limit: 9 }]
const slotRequest = { pool: 'a', holder: 'v', maxPerHolder: 3, total: 4, leaseMs: 60_000 }
const unavailableError = { name: 'RedisUnavailableError' }
const createOutcome = (spent: number) => ({ spent, shouldRefund: false })

let server: RedisServer

beforeAll(async () => {
  server = await startRedis()
  return () => server.remove()
})

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  server.runCommand('FLUSHALL')
})

/** The long timeout tolerates a busy test machine; tests of timeouts pass their own. */
function connect(url = server.url, replyTimeoutMs = 10_000): RedisConnection {
  const connection = new RedisConnection(url, { replyTimeoutMs, pauseMs: 100 })
  onTestFinished(() => connection.close())
  return connection
}

const createStore = (url?: string, leaseMs?: number) => new RedisLimitStore(connect(url), leaseMs)

async function admit(store: LimitStore, requestedClaim = claim): Promise<Admission> {
  const admission = await store.admit(requestedClaim)
  if (typeof admission === 'string') throw new Error(admission)
  return admission
}

const countKeys = (...keys: string[]) => server.runCommand('EXISTS', ...keys.map((key) => `{postsmith}:${key}`))
const readCounts = (redisServer = server) => [
  Number(redisServer.runCommand('GET', '{postsmith}:b')),
  Number(redisServer.runCommand('GET', '{postsmith}:q')),
  Number(redisServer.runCommand('ZCARD', '{postsmith}:places:text')),
]

test('two processes count together', async () => {
  const [firstStore, secondStore] = [createStore(), createStore()]
  const results = await Promise.all([admitAll(firstStore, 50, createClaim()), admitAll(secondStore, 50, createClaim())])
  expect(results.flatMap(({ admitted }) => admitted)).toHaveLength(20)
  expect(await firstStore.rememberKey('t', 60_000)).toBe(true)
  expect(await secondStore.rememberKey('t', 60_000)).toBe(false)
  await firstStore.hit('k', 60_000)
  expect((await secondStore.hit('k', 60_000)).count).toBe(2)
  await firstStore.acquireSlot({ ...slotRequest, total: 1 })
  expect(await secondStore.acquireSlot({ ...slotRequest, total: 1 })).toBeNull()
})

test('every key expires and has the hash tag of one cluster slot, and only counts remain after a run', async () => {
  const store = createStore()
  const { admitted } = await admitAll(store, 2, createClaim({ budgets, totals }))
  await store.hit('k', 60_000)
  await store.rememberKey('t', 60_000)
  const keys = server.runCommand('KEYS', '*').split('\n')
  expect(keys).toHaveLength(9)
  for (const key of keys) {
    expect(key).toMatch(/^\{postsmith\}:/)
    expect(Number(server.runCommand('PTTL', key))).toBeGreaterThan(0)
  }
  await Promise.all(admitted.map((run) => run.settle(createOutcome(800))))
  expect(server.runCommand('KEYS', '*').split('\n').toSorted()).toEqual(
    ['all', 'b', 'once:t', 'q', 'window:k'].map((key) => `{postsmith}:${key}`),
  )
  expect(readCounts()).toEqual([1_600, 2, 0])
})

test('a shorter lease does not shorten a longer one in the same pool', async () => {
  const store = createStore()
  await admit(store, createClaim({ slots: createSlots(9, 9) }))
  await admit(store, createClaim({ slots: createSlots(9, 9, { leaseMs: 100 }) }))
  expect(Number(server.runCommand('PTTL', '{postsmith}:places:text'))).toBeGreaterThan(10_000)
})

test('the slots of an ended process are free after a lease of seconds, and the others are renewed', async () => {
  const endingConnection = connect()
  const [endingStore, livingStore] = [new RedisLimitStore(endingConnection, 500), createStore(undefined, 500)]
  for (const store of [endingStore, livingStore]) {
    await admit(store)
    await store.acquireSlot(slotRequest)
  }
  const readLeases = (pool: string) =>
    server.runCommand('ZRANGE', `{postsmith}:places:${pool}`, '0', '-1', 'WITHSCORES').split('\n')
  const initialLeaseEnds = ['text', 'a'].map((pool) => Number(readLeases(pool).at(-1)))
  endingConnection.close()
  for (const [index, pool] of ['text', 'a'].entries()) {
    await expect.poll(() => readLeases(pool)).toHaveLength(2)
    await expect.poll(() => Number(readLeases(pool).at(-1))).toBeGreaterThan(Number(initialLeaseEnds[index]) + 500)
  }
})

test('a lease is not renewed beyond the run’s maximum time or after settlement', async () => {
  const store = createStore(undefined, 300)
  const run = await admit(store, createClaim({ slots: createSlots(2, 2) }))
  await admit(store, createClaim({ slots: createSlots(2, 2, { leaseMs: 900 }) }))
  await run.settle(createOutcome(0))
  await expect.poll(() => countKeys('places:text')).toBe('0')
})

test('a run in progress gets its slots back after Redis was unavailable for longer than a lease', async () => {
  const store = new RedisLimitStore(connect(undefined, 250), 400)
  const slots = createSlots(1, 1)
  await expect.poll(() => store.admit(createClaim({ slots }))).toMatchObject({ used: 1 })
  server.pause()
  await expect(store.check(createClaim({ slots }))).rejects.toMatchObject(unavailableError)
  server.resume()
  server.runCommand('DEL', '{postsmith}:places:text')
  await expect.poll(() => store.check(createClaim({ slots })).catch(() => null)).toBe('busy')
})

test('a run is settled once, even if the response is lost and the request is resent', async () => {
  const proxy = await startFlakyProxy(server.url)
  const store = createStore(proxy.url)
  const [first, second] = [await admit(store), await admit(store)]
  proxy.dropNextReply()
  await first.settle(createOutcome(800))
  // This request succeeds only on a new connection.
  await second.settle(createOutcome(900))
  await expect.poll(() => readCounts()).toEqual([1_700, 2, 0])
  await first.settle(createOutcome(800))
  expect(readCounts()).toEqual([1_700, 2, 0])
})

test('a run whose response was lost returns its claim', async () => {
  const proxy = await startFlakyProxy(server.url)
  const store = createStore(proxy.url)
  await admit(store)
  proxy.dropNextReply()
  await expect(store.admit(claim)).rejects.toMatchObject(unavailableError)
  expect(readCounts()).toEqual([6_000, 2, 2])
  await expect.poll(() => readCounts()).toEqual([3_000, 1, 1])
})

test('a claim that a stopped Redis processes late is returned when Redis resumes', async () => {
  const store = new RedisLimitStore(connect(undefined, 250))
  await expect.poll(() => admit(store)).toBeTruthy()
  server.pause()
  await expect(store.admit(claim)).rejects.toMatchObject(unavailableError)
  server.resume()
  await expect.poll(() => readCounts()).toEqual([3_000, 1, 1])
})

test('settles a run exactly across a restart of Redis', async () => {
  const persistentServer = await startRedis([], true)
  onTestFinished(() => persistentServer.remove())
  const store = createStore(persistentServer.url)
  const run = await admit(store)
  await persistentServer.kill()
  await run.settle(createOutcome(800))
  await expect(store.admit(claim)).rejects.toMatchObject(unavailableError)
  await persistentServer.start()
  await expect.poll(() => readCounts(persistentServer)).toEqual([800, 1, 0])
})

test('a Redis that lost its data is not settled below zero', async () => {
  const store = createStore()
  const run = await admit(store)
  server.runCommand('FLUSHALL')
  await run.settle(createOutcome(800))
  expect(readCounts()).toEqual([0, 0, 0])
})

test.each([
  ['full', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0']],
  ['a read-only replica', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']],
])(
  'a Redis that is %s admits no run and takes nothing, and runs in progress are settled',
  async (_, refuseCommand, acceptCommand) => {
    const store = createStore()
    const run = await admit(store)
    server.runCommand(...refuseCommand)
    await expect(store.admit(claim)).rejects.toMatchObject(unavailableError)
    expect(readCounts()).toEqual([3_000, 1, 1])
    await run.settle(createOutcome(800))
    server.runCommand(...acceptCommand)
    await expect.poll(() => readCounts()).toEqual([800, 1, 0])
    await expect.poll(() => admit(store)).toBeTruthy()
  },
)

function createStoreWithoutRedis() {
  const closedConnection = connect()
  closedConnection.close()
  return new FailoverStore(new RedisLimitStore(closedConnection), new MemoryLimitStore())
}

test('without Redis a hit counts twice', async () => {
  const store = createStoreWithoutRedis()
  const counts = []
  for (let hits = 0; hits < 6; hits += 1) counts.push((await store.hit('k', 60_000)).count)
  expect(counts).toEqual([1, 3, 5, 7, 9, 11])
})

test('without Redis a visitor has half of the uses, and the rest counts as used', async () => {
  const store = createStoreWithoutRedis()
  const { admitted, refused } = await admitAll(store, 100, createClaim())
  expect(admitted.map(({ used }) => used)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
  expect(new Set(refused)).toEqual(new Set(['quota']))
  await admitted[0]?.settle({ spent: 0, shouldRefund: true })
  expect(await store.check(createClaim())).toBeNull()
  const otherClaim = createClaim({ quota: { key: 'other', limit: 20 }, totals: [{ key: 'all', limit: 5 }] })
  expect((await admitAll(store, 5, otherClaim)).admitted).toHaveLength(3)
})

test('without Redis half of the slots are available, and always enough for one run', async () => {
  const store = createStoreWithoutRedis()
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
  ['a model’s run', createBudget({ unit: 'runs', amount: 1, limit: 2_000 })],
])('without Redis %s is not spent', async (_, budget) => {
  const store = createStoreWithoutRedis()
  const error = { code: 'unavailable', status: 503, reason: 'limits_down', retryAfterSeconds: 5 }
  await expect(store.check(createClaim({ budgets: [budget] }))).rejects.toMatchObject(error)
  await expect(store.admit(createClaim({ budgets: [budget] }))).rejects.toMatchObject(error)
})

test('no proof counts twice while Redis comes and goes, and a run ends in the store that admitted it', async () => {
  const ownServer = await startRedis()
  onTestFinished(() => ownServer.remove())
  const store = new FailoverStore(createStore(ownServer.url), new MemoryLimitStore())
  const slotsClaim = createClaim({ slots: createSlots(2, 2) })
  expect(await store.rememberKey('before', 60_000)).toBe(true)
  await ownServer.kill()
  expect(await store.rememberKey('before', 60_000)).toBe(false)
  expect(await store.rememberKey('meanwhile', 60_000)).toBe(true)
  const run = await admit(store, slotsClaim)
  await ownServer.start()
  const tryHit = () => store.hit('k', 60_000).then(() => ownServer.runCommand('EXISTS', '{postsmith}:window:k'))
  await expect.poll(tryHit).toBe('1')
  expect(await store.rememberKey('meanwhile', 60_000)).toBe(false)
  await run.settle(createOutcome(0))
  expect(readCounts(ownServer)).toEqual([0, 0, 0])
  await ownServer.kill()
  expect(await store.check(slotsClaim)).toBeNull()
})
