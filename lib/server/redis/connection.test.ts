import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startRedis } from '@/test/redis-server'
import { RedisConnection } from './connection'
import { createLuaScript } from './lua-script'

const incrementScript = createLuaScript(`return {KEYS[1], redis.call('INCR', KEYS[1]), ARGV[1]}`)
const getConsoleError = () => vi.mocked(console.error)

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

type ConnectionOptions = { changeUrl?: (url: string) => string; replyMs?: number; pauseMs?: number }

async function connect({ changeUrl = (url) => url, replyMs = 10_000, pauseMs = 5_000 }: ConnectionOptions = {}) {
  const server = await startRedis()
  const connection = new RedisConnection(changeUrl(server.url), { replyTimeoutMs: replyMs, pauseMs })
  onTestFinished(async () => {
    connection.close()
    await server.remove()
  })
  return { server, connection }
}

/** With which words it fails. */
const getFailureMessage = (connection: RedisConnection) =>
  connection.run(incrementScript, ['k'], []).then(String, (thrown: Error) => thrown.message)

/** Whether it is settled before anything else has its turn in this process, however busy the machine is. */
const settlesImmediately = (work: Promise<unknown>) =>
  Promise.race([work.then(() => true), new Promise((resolve) => setImmediate(resolve, false))])

test('a script runs with its keys under one hash tag, and again when the server forgot it', async () => {
  const { server, connection } = await connect()
  expect(await connection.run(incrementScript, ['k'], [5])).toEqual(['{postsmith}:k', 1, '5'])
  expect(connection.isUnavailable()).toBe(false)
  expect(await connection.ping()).toBe(true)
  server.runCommand('SCRIPT', 'FLUSH')
  expect(await connection.run(incrementScript, ['k'], [5])).toEqual(['{postsmith}:k', 2, '5'])
})

// Row F12
test('a Redis that stands still costs 250 ms once, then nothing until one asks again', async () => {
  const { server, connection } = await connect({ replyMs: 250, pauseMs: 3_000 })
  await expect.poll(() => connection.ping()).toBe(true)
  server.pause()
  const asked = performance.now()
  expect(await getFailureMessage(connection)).toBe('Redis is away: it does not answer')
  expect(performance.now() - asked).toBeGreaterThan(200)
  expect(performance.now() - asked).toBeLessThan(5_000)
  expect(await settlesImmediately(getFailureMessage(connection))).toBe(true)
  expect(connection.isUnavailable()).toBe(true)
  await expect.poll(() => connection.isUnavailable()).toBe(false)
  // One finds out for all.
  const attempts = Array.from({ length: 20 }, () => getFailureMessage(connection))
  const isImmediate = await Promise.all(attempts.map(settlesImmediately))
  expect(isImmediate.filter((wasImmediate) => !wasImmediate)).toHaveLength(1)
  await Promise.all(attempts)
  server.resume()
  await expect.poll(() => connection.ping()).toBe(true)
  expect(connection.isUnavailable()).toBe(false)
})

// Row F13
test.each([
  ['is full', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0']],
  ['is a replica that may only be read', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']],
])('a Redis that %s answers no ping, until it takes writes again', async (_, refuse, take) => {
  const { server, connection } = await connect({ pauseMs: 100 })
  expect(await connection.ping()).toBe(true)
  server.runCommand(...refuse)
  expect(await connection.ping()).toBe(false)
  server.runCommand(...take)
  await expect.poll(() => connection.ping()).toBe(true)
  expect(server.runCommand('DBSIZE')).toBe('0')
})

// Row F12
test('a Redis that is gone costs nothing, and is found again when it is back', async () => {
  const { server, connection } = await connect()
  await connection.run(incrementScript, ['k'], [])
  await server.kill()
  await getFailureMessage(connection)
  expect(await settlesImmediately(getFailureMessage(connection))).toBe(true)
  await sleep(3_000)
  await server.start()
  await expect.poll(() => connection.ping()).toBe(true)
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
  expect(await getFailureMessage(connection)).toBe('Redis is away: it is not connected')
  expect(await settlesImmediately(getFailureMessage(connection))).toBe(true)
  await server.start()
  await expect.poll(() => connection.ping()).toBe(true)
})

test('it is said once, without the address', async () => {
  const change = (url: string) => url.replace('unix://', 'unix://marker:secret@')
  const { server, connection } = await connect({ changeUrl: change, replyMs: 250 })
  await expect.poll(() => getConsoleError()).toHaveBeenCalled()
  await getFailureMessage(connection)
  await server.kill()
  await getFailureMessage(connection)
  expect(getConsoleError().mock.calls).toEqual([
    [
      'Postsmith: Redis is away: WRONGPASS. Until it is back, each process counts for itself with half of every limit, and no model runs that a daily bound holds for.',
    ],
  ])
})

test('an address that cannot be read is away, too', async () => {
  const { connection } = await connect({ changeUrl: () => 'redis://127.0.0.1/no-number' })
  expect(await getFailureMessage(connection)).toBe('Redis is away: it is not connected')
  expect(getConsoleError()).toHaveBeenCalledOnce()
})

test('while this process is busy an answer that came counts as one', async () => {
  const { connection } = await connect({ replyMs: 250 })
  await expect.poll(() => getFailureMessage(connection)).toContain('{postsmith}:k')
  const asked = connection.run(incrementScript, ['k'], [])
  // Sent now; then nothing else is done until long after the time is up.
  await sleep(1)
  const until = performance.now() + 400
  while (performance.now() < until);
  expect(await asked).toEqual(['{postsmith}:k', expect.any(Number)])
})
