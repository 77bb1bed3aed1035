import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { RedisConnection } from '@/lib/redis/connection'
import { freePort } from '@/test/free-port'
import { type RedisServer, startRedis } from '@/test/redis-server'
import { admitAll, claim, limitStoreBehaves, slotsIn } from './limit-store.contract'
import { RedisLimitStore } from './redis-store'

/** A busy machine is no fault of the store. */
const patient = { answerMs: 10_000, breakMs: 100 }
const budget = { key: 'b', amount: 3_000, cap: 100_000, settles: true }

let server: RedisServer
let connections: RedisConnection[]

beforeAll(async () => {
  server = await startRedis()
  connections = [new RedisConnection(server.url, patient), new RedisConnection(server.url, patient)]
  return async () => {
    for (const connection of connections) connection.close()
    await server.remove()
  }
})

/** Two processes' stores over an empty Redis. */
function twoStores(): [RedisLimitStore, RedisLimitStore] {
  server.ask('FLUSHALL')
  const [first, second] = connections.map((connection) => new RedisLimitStore(connection))
  if (!first || !second) throw new Error('There are two.')
  return [first, second]
}

limitStoreBehaves(() => twoStores()[0])

test('of 100 at once over two processes exactly 20 are admitted', async () => {
  const [one, other] = twoStores()
  const results = await Promise.all([admitAll(one, 50, claim()), admitAll(other, 50, claim())])
  const [first = 0, second = 0] = results.map(({ admitted }) => admitted.length)
  expect(first + second).toBe(20)
})

// Row M10
test('what one process counts the other knows', async () => {
  const [one, other] = twoStores()
  expect(await one.claim('t', 60_000)).toBe(true)
  expect(await other.claim('t', 60_000)).toBe(false)
  await one.hit('k', 60_000)
  expect((await other.hit('k', 60_000)).count).toBe(2)
  const place = { pool: 'a', holder: 'v', perHolder: 1, total: 1, leaseMs: 60_000 }
  await one.hold(place)
  expect(await other.hold(place)).toBeNull()
})

test('nothing but what is counted stays behind a run', async () => {
  const [store] = twoStores()
  const { admitted } = await admitAll(store, 1, claim({ budget }))
  await admitted[0]?.settle({ spent: 800, refund: false })
  expect(server.ask('KEYS', '*').split('\n').sort()).toEqual(['{postsmith}:b', '{postsmith}:q'])
  expect(server.ask('GET', '{postsmith}:b')).toBe('800')
})

test('everything that is kept ends by itself', async () => {
  const [store] = twoStores()
  await admitAll(store, 2, claim({ budget, totals: [{ key: 'all', limit: 9 }] }))
  await store.hit('k', 60_000)
  await store.claim('t', 60_000)
  const keys = server.ask('KEYS', '*').split('\n')
  expect(keys).toHaveLength(9)
  for (const key of keys) expect(Number(server.ask('PTTL', key))).toBeGreaterThan(0)
})

test('a longer lease in the same pool is not cut by a shorter one', async () => {
  const [store] = twoStores()
  const pool = (leaseMs: number) => claim({ slots: slotsIn(9, 9, { leaseMs }) })
  await store.admit(pool(60_000))
  await store.admit(pool(100))
  expect(Number(server.ask('PTTL', '{postsmith}:places:text'))).toBeGreaterThan(50_000)
})

test('all keys of a claim lie in one slot of a cluster', async () => {
  // The nodes of a cluster talk to each other, so it needs a port even if it is the only one.
  const port = String(await freePort())
  const cluster = await startRedis(['--cluster-enabled', 'yes', '--cluster-port', port])
  onTestFinished(() => cluster.remove())
  cluster.ask('CLUSTER', 'ADDSLOTSRANGE', '0', '16383')
  await expect.poll(() => cluster.ask('CLUSTER', 'INFO')).toContain('cluster_state:ok')
  const connection = new RedisConnection(cluster.url, patient)
  const store = new RedisLimitStore(connection)
  const totals = [{ key: 'all', limit: 9 }]
  const { admitted } = await admitAll(store, 2, claim({ budget, totals }))
  await admitted[0]?.settle({ spent: 800, refund: true })
  await store.hit('k', 60_000)
  await store.claim('t', 60_000)
  const keys = cluster.ask('KEYS', '*').split('\n')
  expect(keys).toHaveLength(8)
  expect(new Set(keys.map((key) => cluster.ask('CLUSTER', 'KEYSLOT', key))).size).toBe(1)
  connection.close()
})
