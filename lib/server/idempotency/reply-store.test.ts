import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { RedisConnection } from '@/lib/server/redis/connection'
import { createFixedEngine, sampleLines, startApi } from '@/test/api/start-api'
import { type RedisServer, startRedis } from '@/test/redis-server'
import { acquireIdempotencyLease, createReplyCipher } from './idempotency-lease'
import { MemoryReplyStore, RedisReplyStore, type ReplyStore } from './reply-store'

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

const createRedisStore = (index: 0 | 1 = 0) => new RedisReplyStore(connections[index], new MemoryReplyStore())

describe.each<[string, () => ReplyStore]>([
  ['in memory', () => new MemoryReplyStore()],
  ['in Redis', createRedisStore],
  ['in memory while Redis is away', () => new RedisReplyStore(closedConnection, new MemoryReplyStore())],
])('replies %s', (_, createStore) => {
  function createEmptyStore(): ReplyStore {
    server.runCommand('FLUSHALL')
    return createStore()
  }

  test('of many concurrent requests for a name, one acquires it and the others get its note', async () => {
    const store = createEmptyStore()
    const notes = Array.from({ length: 50 }, (_, i) => `running ${i}`)
    const previousNotes = await Promise.all(notes.map((note) => store.put('a', note, 'paid', 10_000)))
    const winningNote = notes[previousNotes.indexOf(null)]
    expect(previousNotes.filter((note) => note === null)).toHaveLength(1)
    expect(previousNotes.filter((note) => note === winningNote)).toHaveLength(49)
  })

  test('a note replaces only the note that it names', async () => {
    const store = createEmptyStore()
    await store.put('a', 'paid', '', 10_000)
    expect(await store.put('a', 'mine', 'paid', 10_000)).toBe('paid')
    expect(await store.put('a', 'two', 'paid', 10_000)).toBe('mine')
    await store.replace('a', 'another', 'kept', 10_000)
    await store.replace('a', 'another', null, 10_000)
    expect(await store.put('a', 'x', '', 10_000)).toBe('mine')
    await store.replace('a', 'mine', 'kept', 10_000)
    expect(await store.put('a', 'x', '', 10_000)).toBe('kept')
    await store.replace('a', 'kept', null, 10_000)
    expect(await store.put('a', 'x', '', 10_000)).toBeNull()
  })

  test('the owner can replace an expired note, unless another note came after', async () => {
    const store = createEmptyStore()
    await store.put('a', 'mine', '', 50)
    await store.put('b', 'mine', '', 50)
    await store.put('c', 'mine', '', 10_000)
    await store.replace('c', 'mine', 'kept', 50)
    await sleep(80)
    await store.replace('a', 'mine', 'kept', 10_000)
    expect(await store.put('a', 'x', '', 10_000)).toBe('kept')
    expect(await store.put('b', 'theirs', '', 10_000)).toBeNull()
    await store.replace('b', 'mine', 'kept', 10_000)
    expect(await store.put('b', 'x', '', 10_000)).toBe('theirs')
    expect(await store.put('c', 'x', '', 10_000)).toBeNull()
  })
})

test('memory stores at most 16 MB of replies and evicts the least recently used', async () => {
  const store = new MemoryReplyStore()
  const largeReply = 'x'.repeat(350_000)
  for (let i = 0; i < 60; i += 1) await store.put(`${i}`, largeReply, '', 60_000)
  const storedIndexes = []
  for (let i = 59; i >= 0; i -= 1) {
    if ((await store.put(`${i}`, '', largeReply, 60_000)) === largeReply) storedIndexes.push(i)
  }
  expect(storedIndexes.length * largeReply.length).toBeLessThan(16 * 1024 * 1024)
  expect(storedIndexes.length).toBeGreaterThan(40)
  expect(storedIndexes[0]).toBe(59)
})

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
  const store = new MemoryReplyStore()
  const request = { key: 'k', visitor: 'v', appSecret: 's'.repeat(32), requestText: '{}', leaseMs: 120_000 }
  const acquire = (signal: AbortSignal) => acquireIdempotencyLease(store, { ...request, signal })
  await acquire(new AbortController().signal)

  await advanceClock(60)
  await expect(acquire(AbortSignal.abort())).rejects.toThrow('aborted')
  vi.clearAllTimers()
  await advanceClock(21)
  expect(await acquire(AbortSignal.abort())).toMatchObject({ isPaid: false })

  // A live process does not keep the key beyond the run's end either.
  await advanceClock(121)
  expect(await acquire(AbortSignal.abort())).toMatchObject({ isPaid: false })
})

const [secret, visitor, key] = ['s'.repeat(32), 'visitor', '8e03978e-40d5-43e8-bc93-6894a57f9324']
const cipher = createReplyCipher(secret, visitor, key)

test('a reply opens with the same secret, visitor and key, and each seal differs', () => {
  const text = 'Knead the dough 🍞\u0000'
  expect(createReplyCipher(secret, visitor, key).open(cipher.seal(text))).toBe(text)
  expect(cipher.seal(text)).not.toBe(cipher.seal(text))
  expect(cipher.createFingerprint(text)).toBe(cipher.createFingerprint(text))
  expect(cipher.createFingerprint(text)).not.toBe(cipher.createFingerprint(`${text} `))
})

test.each([
  ['another secret', 't'.repeat(32), visitor, key],
  ['another visitor', secret, 'visitor2', key],
  ['another key', secret, visitor, '8e03978e-40d5-43e8-bc93-6894a57f9325'],
  ['the same letters cut elsewhere', secret, 'visito', `r${key}`],
])('%s gives another storage key and fingerprint, and opens nothing', (_, ...otherValues) => {
  const otherCipher = createReplyCipher(...otherValues)
  expect(otherCipher.storageKey).not.toBe(cipher.storageKey)
  expect(otherCipher.createFingerprint('bread')).not.toBe(cipher.createFingerprint('bread'))
  expect(() => otherCipher.open(cipher.seal('bread'))).toThrow()
})

test.each(['', 'AAAA', `${cipher.seal('bread').slice(0, -2)}AA`, cipher.seal('bread').slice(4)])(
  'an incomplete reply (%j) does not open',
  (sealed) => {
    expect(() => cipher.open(sealed)).toThrow()
  },
)

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
  expect(note).toMatch(/^kept [\w-]{43} [\w-]+$/)
  const storedText = `${name} ${note} ${Buffer.from(note.split(' ')[2] ?? '', 'base64url').toString('latin1')}`
  expect(storedText).not.toMatch(/marker|sourdough|fixture|127\.0\.0\.1/i)
  expect(storedText).not.toContain(headers['Idempotency-Key'])
  expect(Number(server.runCommand('PTTL', name))).toBeGreaterThan(500_000)
  expect(Number(server.runCommand('PTTL', name))).toBeLessThanOrEqual(600_000)

  server.runCommand('SET', name, `${note.slice(0, -8)}AAAAAAAA`)
  const damagedReply = await there.post({ headers, prompt: 'marker sourdough' })
  expect(damagedReply).toMatchObject({ status: 500, body: { code: 'internal' } })
})
