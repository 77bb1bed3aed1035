import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { RedisConnection } from '@/lib/server/redis/connection'
import { startFlakyProxy } from '@/test/flaky-proxy'
import { type RedisServer, startRedis } from '@/test/redis-server'
import { budgetOf, claim } from './limit-store.contract'
import { RedisLimitStore } from './redis-store'
import type { Admission } from './store'

const patience = { replyMs: 5_000, pauseMs: 300 }
const wanted = claim({ budgets: [budgetOf()] })
const spent = (spent: number) => ({ spent, shouldRefund: false })

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

async function serverFor(settings: readonly string[] = [], isKept = false): Promise<RedisServer> {
  const server = await startRedis(settings, isKept)
  onTestFinished(() => server.remove())
  return server
}

function storeAt(url: string): RedisLimitStore {
  const connection = new RedisConnection(url, patience)
  onTestFinished(() => connection.close())
  return new RedisLimitStore(connection)
}

async function admitted(store: RedisLimitStore): Promise<Admission> {
  const admission = await store.admit(wanted)
  if (typeof admission === 'string') throw new Error(admission)
  return admission
}

const countsOf = (server: RedisServer) => [
  Number(server.runCommand('GET', '{postsmith}:b')),
  Number(server.runCommand('GET', '{postsmith}:q')),
  Number(server.runCommand('ZCARD', '{postsmith}:places:text')),
]
const away = { name: 'RedisUnavailableError' }

// Row F12
test('a run is settled once, though the answer was lost and it is sent again', async () => {
  const server = await serverFor()
  const link = await startFlakyProxy(server.url)
  const store = storeAt(link.url)
  const [first, second] = [await admitted(store), await admitted(store)]
  link.dropNextReply()
  await first.settle(spent(800))
  // This one comes through only on a new connection.
  await second.settle(spent(900))
  await expect.poll(() => countsOf(server)).toEqual([1_700, 2, 0])
  await first.settle(spent(800))
  expect(countsOf(server)).toEqual([1_700, 2, 0])
})

// Row F12
test('a run whose answer was lost gives back what it took', async () => {
  const server = await serverFor()
  const link = await startFlakyProxy(server.url)
  const store = storeAt(link.url)
  await admitted(store)
  link.dropNextReply()
  await expect(store.admit(wanted)).rejects.toMatchObject(away)
  expect(countsOf(server)).toEqual([6_000, 2, 2])
  await expect.poll(() => countsOf(server)).toEqual([3_000, 1, 1])
})

// Row F12
test('a run that a Redis standing still takes later is given back once it goes on', async () => {
  const server = await serverFor()
  const connection = new RedisConnection(server.url, { replyMs: 250, pauseMs: 300 })
  onTestFinished(() => connection.close())
  const store = new RedisLimitStore(connection)
  await expect.poll(() => admitted(store)).toBeTruthy()
  server.pause()
  await expect(store.admit(wanted)).rejects.toMatchObject(away)
  server.resume()
  await expect.poll(() => countsOf(server)).toEqual([3_000, 1, 1])
})

// Row F12
test('a run is settled to the cent over a restart of Redis', async () => {
  const server = await serverFor([], true)
  const store = storeAt(server.url)
  const run = await admitted(store)
  await server.kill()
  await run.settle(spent(800))
  await expect(store.admit(wanted)).rejects.toMatchObject(away)
  await server.start()
  await expect.poll(() => countsOf(server)).toEqual([800, 1, 0])
})

test('a Redis that lost its data is not settled below nothing', async () => {
  const server = await serverFor()
  const store = storeAt(server.url)
  const run = await admitted(store)
  await server.kill()
  await server.start()
  await expect.poll(() => store.hit('k', 60_000)).toBeTruthy()
  await run.settle(spent(800))
  expect(countsOf(server)).toEqual([0, 0, 0])
})

// Row F13
test('a full Redis admits nobody, takes nothing and settles what runs', async () => {
  const server = await serverFor()
  const store = storeAt(server.url)
  const run = await admitted(store)
  server.runCommand('CONFIG', 'SET', 'maxmemory', '1')
  await expect(store.admit(wanted)).rejects.toMatchObject(away)
  expect(countsOf(server)).toEqual([3_000, 1, 1])
  await run.settle(spent(800))
  await expect.poll(() => countsOf(server)).toEqual([800, 1, 0])
  server.runCommand('CONFIG', 'SET', 'maxmemory', '0')
  await expect.poll(() => admitted(store)).toBeTruthy()
})

// Row F13
test('a replica that may only be read counts as away, until it is the primary', async () => {
  const server = await serverFor()
  const store = storeAt(server.url)
  const run = await admitted(store)
  server.runCommand('REPLICAOF', '127.0.0.1', '1')
  await expect(store.admit(wanted)).rejects.toMatchObject(away)
  await run.settle(spent(800))
  expect(countsOf(server)).toEqual([3_000, 1, 1])
  server.runCommand('REPLICAOF', 'NO', 'ONE')
  await expect.poll(() => countsOf(server)).toEqual([800, 1, 0])
  await expect.poll(() => admitted(store)).toBeTruthy()
})
