import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { RedisConnection } from '@/lib/server/redis/connection'
import { createFixedEngine, sampleLines, startApi } from '@/test/api/start-api'
import { type RedisServer, startRedis } from '@/test/redis-server'
import { MemoryReplyStore } from './memory-reply-store'
import { RedisReplyStore } from './redis-reply-store'
import { testReplyStore } from './reply-store.contract'

/** A busy machine is no fault of the store. */
const timeouts = { replyTimeoutMs: 10_000, pauseMs: 100 }

let server: RedisServer
let connections: [RedisConnection, RedisConnection]

beforeAll(async () => {
  server = await startRedis()
  connections = [new RedisConnection(server.url, timeouts), new RedisConnection(server.url, timeouts)]
  return async () => {
    for (const connection of connections) connection.close()
    await server.remove()
  }
})

const createStore = (index: 0 | 1) => new RedisReplyStore(connections[index], new MemoryReplyStore())

testReplyStore(() => {
  server.runCommand('FLUSHALL')
  return createStore(0)
})

const env = { APP_SECRET: 'the secret that both instances share', IP_QUOTA_FACTOR: '1' }
const secretLine = 'Marker 4711 of a visitor'

/** Two instances with one Redis between them. */
async function startTwoInstances() {
  server.runCommand('FLUSHALL')
  const engine = createFixedEngine([secretLine, ...sampleLines])
  const write = vi.spyOn(engine, 'write')
  const [here, there] = await Promise.all(
    [0 as const, 1 as const].map((at) => startApi({ engine, env, replyStore: createStore(at) })),
  )
  if (!here || !there) throw new Error('Two were started.')
  return { here, there, runs: () => write.mock.calls.length }
}

const createKeyHeaders = () => ({ 'Idempotency-Key': randomUUID() })

// Row F35
test('what one instance has answered another repeats, and Redis holds nothing that can be read', async () => {
  const { here, there, runs } = await startTwoInstances()
  const headers = createKeyHeaders()
  const first = await here.post({ headers, prompt: 'marker sourdough' })
  expect(first.body.content).toContain(secretLine)
  expect((await there.post({ headers, prompt: 'marker sourdough' })).body).toEqual(first.body)
  expect(runs()).toBe(1)

  const [name = '', ...more] = server.runCommand('KEYS', '*').split('\n')
  expect(more).toEqual([])
  expect(name).toMatch(/^\{postsmith\}:reply:[\w-]{43}$/)
  const note = server.runCommand('GET', name)
  expect(note).toMatch(/^kept [\w-]{43} [\w-]+$/)
  const stored = `${name} ${note} ${Buffer.from(note.split(' ')[2] ?? '', 'base64url').toString('latin1')}`
  expect(stored).not.toMatch(/marker|sourdough|fixture|127\.0\.0\.1/i)
  expect(stored).not.toContain(headers['Idempotency-Key'])
  expect(Number(server.runCommand('PTTL', name))).toBeGreaterThan(590_000)
  expect(Number(server.runCommand('PTTL', name))).toBeLessThanOrEqual(600_000)
})

test('ten requests with one key at once, at two instances, are one run', async () => {
  const { here, there, runs } = await startTwoInstances()
  const headers = createKeyHeaders()
  const calls = Array.from({ length: 10 }, (_, i) => (i % 2 ? here : there).post({ headers }))
  const contents = (await Promise.all(calls)).map(({ body }) => body.content)
  expect(new Set(contents).size).toBe(1)
  expect(contents[0]).toContain(secretLine)
  expect(runs()).toBe(1)
})

test('a reply that was changed in the store is told as a failure, and nothing of it is shown', async () => {
  const { here, there } = await startTwoInstances()
  const headers = createKeyHeaders()
  await here.post({ headers })
  const name = server.runCommand('KEYS', '*')
  const note = server.runCommand('GET', name)
  server.runCommand('SET', name, `${note.slice(0, -8)}AAAAAAAA`)
  expect(await there.post({ headers })).toMatchObject({ status: 500, body: { code: 'internal' } })
})

test('while Redis is away each instance keeps its own replies', async () => {
  const { here, there, runs } = await startTwoInstances()
  vi.mocked(console.error).mockImplementation(() => {})
  await server.kill()
  const headers = createKeyHeaders()
  const first = await here.post({ headers })
  expect(first.status).toBe(200)
  expect((await here.post({ headers })).body).toEqual(first.body)
  expect(runs()).toBe(1)
  expect((await there.post({ headers })).status).toBe(200)
  expect(runs()).toBe(2)
  await server.start()
})
