import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { RedisConnection } from '@/lib/server/redis/connection'
import { getFreePort } from '@/test/free-port'
import { type RedisServer, startRedis } from '@/test/redis-server'
import { admitAll, createBudget, createClaim, createSlots, testLimitStore } from './limit-store.contract'
import { RedisLimitStore } from './redis-store'

/** A busy machine is no fault of the store. */
const timeouts = { replyTimeoutMs: 10_000, pauseMs: 100 }
const budgets = [createBudget()]

let server: RedisServer
let connections: RedisConnection[]

beforeAll(async () => {
  server = await startRedis()
  connections = [new RedisConnection(server.url, timeouts), new RedisConnection(server.url, timeouts)]
  return async () => {
    for (const connection of connections) connection.close()
    await server.remove()
  }
})

/** Two processes' stores over an empty Redis. */
function createTwoStores(): [RedisLimitStore, RedisLimitStore] {
  server.runCommand('FLUSHALL')
  const [first, second] = connections.map((connection) => new RedisLimitStore(connection))
  if (!first || !second) throw new Error('There are two.')
  return [first, second]
}

testLimitStore(() => createTwoStores()[0])

test('of 100 at once over two processes exactly 20 are admitted', async () => {
  const [one, other] = createTwoStores()
  const results = await Promise.all([admitAll(one, 50, createClaim()), admitAll(other, 50, createClaim())])
  const [first = 0, second = 0] = results.map(({ admitted }) => admitted.length)
  expect(first + second).toBe(20)
})

// Row M10
test('what one process counts the other knows', async () => {
  const [one, other] = createTwoStores()
  expect(await one.rememberKey('t', 60_000)).toBe(true)
  expect(await other.rememberKey('t', 60_000)).toBe(false)
  await one.hit('k', 60_000)
  expect((await other.hit('k', 60_000)).count).toBe(2)
  const place = { pool: 'a', holder: 'v', maxPerHolder: 1, total: 1, leaseMs: 60_000 }
  await one.acquireSlot(place)
  expect(await other.acquireSlot(place)).toBeNull()
})

test('nothing but what is counted stays behind a run', async () => {
  const [store] = createTwoStores()
  const { admitted } = await admitAll(store, 1, createClaim({ budgets }))
  await admitted[0]?.settle({ spent: 800, shouldRefund: false })
  expect(server.runCommand('KEYS', '*').split('\n').sort()).toEqual(['{postsmith}:b', '{postsmith}:q'])
  expect(server.runCommand('GET', '{postsmith}:b')).toBe('800')
})

test('everything that is kept ends by itself', async () => {
  const [store] = createTwoStores()
  await admitAll(store, 2, createClaim({ budgets, totals: [{ key: 'all', limit: 9 }] }))
  await store.hit('k', 60_000)
  await store.rememberKey('t', 60_000)
  const keys = server.runCommand('KEYS', '*').split('\n')
  expect(keys).toHaveLength(9)
  for (const key of keys) expect(Number(server.runCommand('PTTL', key))).toBeGreaterThan(0)
})

test('a longer lease in the same pool is not cut by a shorter one', async () => {
  const [store] = createTwoStores()
  const claimWithLease = (leaseMs: number) => createClaim({ slots: createSlots(9, 9, { leaseMs }) })
  await store.admit(claimWithLease(60_000))
  await store.admit(claimWithLease(100))
  expect(Number(server.runCommand('PTTL', '{postsmith}:places:text'))).toBeGreaterThan(10_000)
})

/** Leases are renewed three times before they end. */
const LEASE_MS = 3_000

// Row A16
test('places of a process that died are free after a lease of seconds, those of one that lives are not', async () => {
  server.runCommand('FLUSHALL')
  const closingConnection = new RedisConnection(server.url, timeouts)
  const [closingStore, openStore] = [closingConnection, ...connections].map(
    (each) => new RedisLimitStore(each, LEASE_MS),
  )
  if (!closingStore || !openStore) throw new Error('There are three.')
  const run = (store: RedisLimitStore) => store.admit(createClaim({ slots: createSlots(2, 2) }))
  const slotRequest = { pool: 'a', holder: 'v', maxPerHolder: 2, total: 2, leaseMs: 60_000 }
  await Promise.all([
    run(closingStore),
    run(openStore),
    closingStore.acquireSlot(slotRequest),
    openStore.acquireSlot(slotRequest),
  ])
  expect([await run(openStore), await openStore.acquireSlot(slotRequest)]).toEqual(['busy', null])
  closingConnection.close()
  await expect.poll(() => openStore.acquireSlot(slotRequest)).not.toBeNull()
  await expect.poll(() => run(openStore)).toMatchObject({ used: 3 })
  // Several leases later the living process still has its own places, of which none is free.
  await sleep(3 * LEASE_MS)
  expect([await run(openStore), await openStore.acquireSlot(slotRequest)]).toEqual(['busy', null])
})

// Row A16
test('a lease is renewed up to the run’s own end, and not after it is settled', async () => {
  server.runCommand('FLUSHALL')
  const store = new RedisLimitStore(connections[0] as RedisConnection, 600)
  const claimWithLease = (leaseMs: number) => createClaim({ slots: createSlots(2, 2, { leaseMs }) })
  const [admission] = (await admitAll(store, 1, claimWithLease(60_000))).admitted
  await admitAll(store, 1, claimWithLease(2_000))
  expect(await store.check(claimWithLease(60_000))).toBe('busy')
  await admission?.settle({ spent: 0, shouldRefund: false })
  await sleep(2_700)
  expect(server.runCommand('EXISTS', '{postsmith}:places:text')).toBe('0')
})

// Row A16
test('a run under way has its places again after Redis was away for longer than a lease', async () => {
  const ownServer = await startRedis()
  const connection = new RedisConnection(ownServer.url, { replyTimeoutMs: 250, pauseMs: 100 })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(async () => {
    connection.close()
    await ownServer.remove()
  })
  const store = new RedisLimitStore(connection, 1_000)
  const requestedClaim = createClaim({ slots: createSlots(1, 1) })
  await expect.poll(() => store.admit(requestedClaim)).toMatchObject({ used: 1 })
  ownServer.pause()
  await sleep(2_000)
  ownServer.resume()
  await expect.poll(() => store.check(requestedClaim)).toBe('busy')
})

test('all keys of a claim lie in one slot of a cluster', async () => {
  // The nodes of a cluster talk to each other, so it needs a port even if it is the only one.
  const port = String(await getFreePort())
  const cluster = await startRedis(['--cluster-enabled', 'yes', '--cluster-port', port])
  onTestFinished(() => cluster.remove())
  cluster.runCommand('CLUSTER', 'ADDSLOTSRANGE', '0', '16383')
  await expect.poll(() => cluster.runCommand('CLUSTER', 'INFO')).toContain('cluster_state:ok')
  const connection = new RedisConnection(cluster.url, timeouts)
  const store = new RedisLimitStore(connection)
  const totals = [{ key: 'all', limit: 9 }]
  const { admitted } = await admitAll(store, 2, createClaim({ budgets, totals }))
  await admitted[0]?.settle({ spent: 800, shouldRefund: true })
  await store.hit('k', 60_000)
  await store.rememberKey('t', 60_000)
  const keys = cluster.runCommand('KEYS', '*').split('\n')
  expect(keys).toHaveLength(8)
  expect(new Set(keys.map((key) => cluster.runCommand('CLUSTER', 'KEYSLOT', key))).size).toBe(1)
  connection.close()
})
