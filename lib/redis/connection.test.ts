import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startRedis } from '@/test/redis-server'
import { RedisConnection } from './connection'
import { script } from './script'

const incr = script(`return {KEYS[1], redis.call('INCR', KEYS[1]), ARGV[1]}`)
const error = () => vi.mocked(console.error)

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function connected(change: (url: string) => string = (url) => url, breakMs = 5_000) {
  const server = await startRedis()
  const connection = new RedisConnection(change(server.url), { answerMs: 250, breakMs })
  onTestFinished(async () => {
    connection.close()
    await server.remove()
  })
  return { server, connection }
}

/** How long it takes to fail, in milliseconds, and with which words. */
async function failing(connection: RedisConnection) {
  const start = performance.now()
  const words = await connection.run(incr, ['k'], []).then(String, (thrown: Error) => thrown.message)
  return { ms: performance.now() - start, words }
}

test('a script runs with its keys under one hash tag, and again when the server forgot it', async () => {
  const { server, connection } = await connected()
  expect(await connection.run(incr, ['k'], [5])).toEqual(['{postsmith}:k', 1, '5'])
  expect(connection.isAway()).toBe(false)
  expect(await connection.ping()).toBe(true)
  server.ask('SCRIPT', 'FLUSH')
  expect(await connection.run(incr, ['k'], [5])).toEqual(['{postsmith}:k', 2, '5'])
})

// Row F12
test('a Redis that stands still costs 250 ms once, then nothing until one asks again', async () => {
  const { server, connection } = await connected(undefined, 1_000)
  await connection.run(incr, ['k'], [])
  server.pause()
  // On a busy machine any clock is late, so another one runs beside it.
  const [first, beside] = await Promise.all([failing(connection), timed(() => sleep(250))])
  expect(first.words).toBe('Redis is away: it does not answer')
  expect(first.ms).toBeGreaterThan(200)
  expect(first.ms).toBeLessThan(beside + 150)
  expect(await timed(() => failing(connection))).toBeLessThan(50)
  expect(connection.isAway()).toBe(true)
  await sleep(1_100)
  // One finds out for all.
  const later = await Promise.all(Array.from({ length: 20 }, () => failing(connection)))
  expect(later.filter(({ ms }) => ms > 200)).toHaveLength(1)
  server.resume()
  await sleep(1_100)
  expect(await connection.ping()).toBe(true)
  expect(connection.isAway()).toBe(false)
})

// Row F12
test('a Redis that is gone costs nothing, and is there again within two and a half seconds', async () => {
  const { server, connection } = await connected()
  await connection.run(incr, ['k'], [])
  await server.kill()
  await failing(connection)
  expect((await failing(connection)).ms).toBeLessThan(50)
  await sleep(3_000)
  await server.start()
  await expect.poll(() => connection.ping(), { timeout: 2_500, interval: 20 }).toBe(true)
})

// Row F11
test('a process starts without Redis, waits for it once and finds it when it comes', async () => {
  const server = await startRedis()
  await server.kill()
  const connection = new RedisConnection(server.url)
  onTestFinished(async () => {
    connection.close()
    await server.remove()
  })
  expect(await failing(connection)).toMatchObject({ words: 'Redis is away: it is not connected' })
  expect((await failing(connection)).ms).toBeLessThan(50)
  await server.start()
  await expect.poll(() => connection.ping(), { timeout: 2_500, interval: 20 }).toBe(true)
})

test('it is said once, without the address', async () => {
  const { server, connection } = await connected((url) => url.replace('unix://', 'unix://marker:secret@'))
  await vi.waitFor(() => expect(error()).toHaveBeenCalled())
  await failing(connection)
  await server.kill()
  await failing(connection)
  expect(error().mock.calls).toEqual([
    ['Postsmith: Redis is away: WRONGPASS. Limits are halved and no model works until it is back.'],
  ])
})

test('an address that cannot be read is away, too', async () => {
  const { connection } = await connected(() => 'redis://127.0.0.1/no-number')
  expect((await failing(connection)).words).toBe('Redis is away: it is not connected')
  expect(error()).toHaveBeenCalledOnce()
})

test('while this process is busy an answer that came counts as one', async () => {
  const { connection } = await connected()
  await connection.run(incr, ['k'], [])
  const asked = connection.run(incr, ['k'], [])
  // Sent now; then nothing else is done until long after the time is up.
  await sleep(1)
  const until = performance.now() + 400
  while (performance.now() < until);
  expect(await asked).toEqual(['{postsmith}:k', 2])
})
