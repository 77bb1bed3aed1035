import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { RedisConnection } from '@/lib/server/redis/connection'
import { startFlakyProxy } from '@/test/flaky-proxy'
import { type RedisServer, startRedis } from '@/test/redis-server'
import { createBudget, createClaim } from './limit-store.contract'
import { RedisLimitStore } from './redis-store'
import type { Admission } from './store'

const timeouts = { replyTimeoutMs: 5_000, pauseMs: 300 }
const requestedClaim = createClaim({ budgets: [createBudget()] })
const spent = (spent: number) => ({ spent, shouldRefund: false })

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

async function startServer(settings: readonly string[] = [], isPersistent = false): Promise<RedisServer> {
  const server = await startRedis(settings, isPersistent)
  onTestFinished(() => server.remove())
  return server
}

function createStore(url: string): RedisLimitStore {
  const connection = new RedisConnection(url, timeouts)
  onTestFinished(() => connection.close())
  return new RedisLimitStore(connection)
}

async function admit(store: RedisLimitStore): Promise<Admission> {
  const admission = await store.admit(requestedClaim)
  if (typeof admission === 'string') throw new Error(admission)
  return admission
}

const readCounts = (server: RedisServer) => [
  Number(server.runCommand('GET', '{postsmith}:b')),
  Number(server.runCommand('GET', '{postsmith}:q')),
  Number(server.runCommand('ZCARD', '{postsmith}:places:text')),
]
const unavailableError = { name: 'RedisUnavailableError' }

// Row F12
test('a run is settled once, though the answer was lost and it is sent again', async () => {
  const server = await startServer()
  const proxy = await startFlakyProxy(server.url)
  const store = createStore(proxy.url)
  const [first, second] = [await admit(store), await admit(store)]
  proxy.dropNextReply()
  await first.settle(spent(800))
  // This one comes through only on a new connection.
  await second.settle(spent(900))
  await expect.poll(() => readCounts(server)).toEqual([1_700, 2, 0])
  await first.settle(spent(800))
  expect(readCounts(server)).toEqual([1_700, 2, 0])
})

// Row F12
test('a run whose answer was lost gives back what it took', async () => {
  const server = await startServer()
  const proxy = await startFlakyProxy(server.url)
  const store = createStore(proxy.url)
  await admit(store)
  proxy.dropNextReply()
  await expect(store.admit(requestedClaim)).rejects.toMatchObject(unavailableError)
  expect(readCounts(server)).toEqual([6_000, 2, 2])
  await expect.poll(() => readCounts(server)).toEqual([3_000, 1, 1])
})

// Row F12
test('a run that a Redis standing still takes later is given back once it goes on', async () => {
  const server = await startServer()
  const connection = new RedisConnection(server.url, { replyTimeoutMs: 250, pauseMs: 300 })
  onTestFinished(() => connection.close())
  const store = new RedisLimitStore(connection)
  await expect.poll(() => admit(store)).toBeTruthy()
  server.pause()
  await expect(store.admit(requestedClaim)).rejects.toMatchObject(unavailableError)
  server.resume()
  await expect.poll(() => readCounts(server)).toEqual([3_000, 1, 1])
})

// Row F12
test('a run is settled to the cent over a restart of Redis', async () => {
  const server = await startServer([], true)
  const store = createStore(server.url)
  const run = await admit(store)
  await server.kill()
  await run.settle(spent(800))
  await expect(store.admit(requestedClaim)).rejects.toMatchObject(unavailableError)
  await server.start()
  await expect.poll(() => readCounts(server)).toEqual([800, 1, 0])
})

test('a Redis that lost its data is not settled below nothing', async () => {
  const server = await startServer()
  const store = createStore(server.url)
  const run = await admit(store)
  await server.kill()
  await server.start()
  await expect.poll(() => store.hit('k', 60_000)).toBeTruthy()
  await run.settle(spent(800))
  expect(readCounts(server)).toEqual([0, 0, 0])
})

// Row F13
test('a full Redis admits nobody, takes nothing and settles what runs', async () => {
  const server = await startServer()
  const store = createStore(server.url)
  const run = await admit(store)
  server.runCommand('CONFIG', 'SET', 'maxmemory', '1')
  await expect(store.admit(requestedClaim)).rejects.toMatchObject(unavailableError)
  expect(readCounts(server)).toEqual([3_000, 1, 1])
  await run.settle(spent(800))
  await expect.poll(() => readCounts(server)).toEqual([800, 1, 0])
  server.runCommand('CONFIG', 'SET', 'maxmemory', '0')
  await expect.poll(() => admit(store)).toBeTruthy()
})

// Row F13
test('a replica that may only be read counts as away, until it is the primary', async () => {
  const server = await startServer()
  const store = createStore(server.url)
  const run = await admit(store)
  server.runCommand('REPLICAOF', '127.0.0.1', '1')
  await expect(store.admit(requestedClaim)).rejects.toMatchObject(unavailableError)
  await run.settle(spent(800))
  expect(readCounts(server)).toEqual([3_000, 1, 1])
  server.runCommand('REPLICAOF', 'NO', 'ONE')
  await expect.poll(() => readCounts(server)).toEqual([800, 1, 0])
  await expect.poll(() => admit(store)).toBeTruthy()
})
