import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { RedisConnection } from '@/lib/server/redis/connection'
import { createFixedEngine, sampleLines, startApi } from '@/test/api/start-api'
import { type RedisServer, startRedis } from '@/test/redis-server'
import { acquireReplyLease, createReplyStore, type ReplyStore } from './reply-store'

let server: RedisServer
let connections: [RedisConnection, RedisConnection]
let closedConnection: RedisConnection

beforeAll(async () => {
  server = await startRedis()
  // Tolerates a busy test machine.
  const connect = () => new RedisConnection(server.url, { replyTimeoutMs: 10_000, pauseMs: 100 })
  connections = [connect(), connect()]
  closedConnection = connect()
  closedConnection.close()
  return async () => {
    for (const connection of connections) connection.close()
    await server.remove()
  }
})

const createRedisStore = (index: 0 | 1 = 0) => createReplyStore(connections[index])

describe.each<[string, () => ReplyStore]>([
  ['in memory', () => createReplyStore(null)],
  ['in Redis', createRedisStore],
  ['in memory while Redis is away', () => createReplyStore(closedConnection)],
])('replies %s', (_, createStore) => {
  function createEmptyStore(): ReplyStore {
    server.runCommand('FLUSHALL')
    return createStore()
  }

  test('of many concurrent requests for a name, one acquires it and the others get its note', async () => {
    const store = createEmptyStore()
    const notes = Array.from({ length: 50 }, (_, i) => `running ${i}`)
    const previousNotes = await Promise.all(notes.map((note) => store.swap('a', note, note, 10_000)))
    const winningNote = notes[previousNotes.indexOf(null)]
    expect(previousNotes.filter((note) => note === null)).toHaveLength(1)
    expect(previousNotes.filter((note) => note === winningNote)).toHaveLength(49)
  })

  test('only the owner of a note replaces or deletes it', async () => {
    const store = createEmptyStore()
    expect(await store.swap('a', 'mine', 'mine', 10_000)).toBeNull()
    expect(await store.swap('a', 'another', 'done', 10_000)).toBe('mine')
    expect(await store.swap('a', 'another', null, 10_000)).toBe('mine')
    expect(await store.swap('a', 'mine', 'done', 10_000)).toBe('mine')
    expect(await store.swap('a', 'mine', null, 10_000)).toBe('done')
    expect(await store.swap('a', 'done', null, 10_000)).toBe('done')
    expect(await store.swap('a', 'x', 'x', 10_000)).toBeNull()
  })

  test('the owner can replace an expired note, unless another note came after', async () => {
    const store = createEmptyStore()
    await store.swap('a', 'mine', 'mine', 50)
    await store.swap('b', 'mine', 'mine', 50)
    await store.swap('c', 'mine', 'mine', 10_000)
    await store.swap('c', 'mine', 'done', 50)
    await sleep(80)
    await store.swap('a', 'mine', 'done', 10_000)
    expect(await store.swap('a', 'x', 'x', 10_000)).toBe('done')
    expect(await store.swap('b', 'theirs', 'theirs', 10_000)).toBeNull()
    await store.swap('b', 'mine', 'done', 10_000)
    expect(await store.swap('b', 'x', 'x', 10_000)).toBe('theirs')
    expect(await store.swap('c', 'x', 'x', 10_000)).toBeNull()
  })
})

test('memory stores at most 16 MB of replies and evicts the least recently used', async () => {
  const store = createReplyStore(null)
  const largeReply = 'x'.repeat(350_000)
  for (let i = 0; i < 60; i += 1) await store.swap(`${i}`, '', largeReply, 60_000)
  const storedIndexes = []
  for (let i = 59; i >= 0; i -= 1) {
    if ((await store.swap(`${i}`, '', null, 60_000)) === largeReply) storedIndexes.push(i)
  }
  expect(storedIndexes.length * largeReply.length).toBeLessThan(16 * 1024 * 1024)
  expect(storedIndexes.length).toBeGreaterThan(40)
  expect(storedIndexes[0]).toBe(59)
})

const leaseRequest = {
  key: '8e03978e-40d5-43e8-bc93-6894a57f9324',
  visitor: 'visitor',
  appSecret: 's'.repeat(32),
  requestText: '{}',
}

test('a run in progress keeps its key, and the key of a dead process is free after seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const startTime = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(startTime)
  onTestFinished(() => void vi.useRealTimers())
  let elapsedSeconds = 0
  async function advanceClock(seconds: number): Promise<void> {
    for (const end = elapsedSeconds + seconds; elapsedSeconds < end; elapsedSeconds += 1) {
      clock.mockReturnValue(startTime + 1_000 * (elapsedSeconds + 1))
      await vi.advanceTimersByTimeAsync(1_000)
      // lru-cache reads the clock at most once per real millisecond.
      await sleep(2)
    }
  }
  const store = createReplyStore(null)
  const acquire = (signal: AbortSignal) => acquireReplyLease(store, { ...leaseRequest, signal })
  await acquire(new AbortController().signal)

  await advanceClock(60)
  await expect(acquire(AbortSignal.abort())).rejects.toThrow('aborted')
  vi.clearAllTimers()
  await advanceClock(21)
  expect(await acquire(AbortSignal.abort())).toHaveProperty('end')

  // A live process does not keep the key beyond the longest run either.
  await advanceClock(240)
  await expect(acquire(AbortSignal.abort())).rejects.toThrow('aborted')
  await advanceClock(16)
  expect(await acquire(AbortSignal.abort())).toHaveProperty('end')
})

test.each([
  ['another secret', { appSecret: 't'.repeat(32) }],
  ['another visitor', { visitor: 'visitor2' }],
  ['another key', { key: '8e03978e-40d5-43e8-bc93-6894a57f9325' }],
  ['the same letters cut elsewhere', { visitor: 'visito', key: `r${leaseRequest.key}` }],
])('%s is another name and fingerprint', async (_, change) => {
  const store = createReplyStore(null)
  const swap = vi.spyOn(store, 'swap')
  const { signal } = new AbortController()
  for (const request of [leaseRequest, { ...leaseRequest, ...change }]) {
    const lease = await acquireReplyLease(store, { ...request, signal })
    if ('end' in lease) await lease.end()
  }
  expect(swap).toHaveBeenCalledTimes(4)
  const [[name, note] = [], , [otherName, otherNote] = []] = swap.mock.calls
  expect(otherName).not.toBe(name)
  expect(otherNote?.split(' ')[1]).not.toBe(note?.split(' ')[1])
})

const secretLine = 'Marker 4711 of a visitor'
const createKeyHeaders = () => ({ 'Idempotency-Key': randomUUID() })

async function startTwoInstances() {
  server.runCommand('FLUSHALL')
  const engine = createFixedEngine([secretLine, ...sampleLines])
  const write = vi.spyOn(engine, 'write')
  const env = { APP_SECRET: 'the secret that both instances share', IP_QUOTA_FACTOR: '1' }
  const here = await startApi({ engine, env, replyStore: createRedisStore(0) })
  const there = await startApi({ engine, env, replyStore: createRedisStore(1) })
  return { here, there, runs: () => write.mock.calls.length }
}

test('one instance repeats another instance’s reply, and Redis contains nothing readable', async () => {
  const { here, there, runs } = await startTwoInstances()
  const headers = createKeyHeaders()
  const firstReply = await here.post({ headers, prompt: 'marker sourdough' })
  expect(firstReply.body.content).toContain(secretLine)
  expect((await there.post({ headers, prompt: 'marker sourdough' })).body).toEqual(firstReply.body)
  expect(runs()).toBe(1)

  const name = server.runCommand('KEYS', '*')
  expect(name).toMatch(/^\{postsmith\}:reply:[\w-]{43}$/)
  const note = server.runCommand('GET', name)
  expect(note).toMatch(/^done [\w-]{43} [\w-]+$/)
  const storedText = `${name} ${note} ${Buffer.from(note.split(' ')[2] ?? '', 'base64url').toString('latin1')}`
  expect(storedText).not.toMatch(/marker|sourdough|fixture|127\.0\.0\.1/i)
  expect(storedText).not.toContain(headers['Idempotency-Key'])
  expect(Number(server.runCommand('PTTL', name))).toBeGreaterThan(500_000)
  expect(Number(server.runCommand('PTTL', name))).toBeLessThanOrEqual(600_000)

  server.runCommand('SET', name, `${note.slice(0, -8)}AAAAAAAA`)
  const damagedReply = await there.post({ headers, prompt: 'marker sourdough' })
  expect(damagedReply).toMatchObject({ status: 500, body: { code: 'internal' } })
})
