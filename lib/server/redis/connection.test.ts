import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startRedis } from '@/test/redis-server'
import { createLuaScript, RedisConnection } from './connection'

const incrementScript = createLuaScript(`return {KEYS[1], redis.call('INCR', KEYS[1]), ARGV[1]}`)
const getConsoleError = () => vi.mocked(console.error)

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

type ConnectionOptions = { changeUrl?: (url: string) => string; replyTimeoutMs?: number; pauseMs?: number }

async function connect(options: ConnectionOptions = {}) {
  const { changeUrl = (url) => url, replyTimeoutMs = 10_000, pauseMs = 5_000 } = options
  const server = await startRedis()
  const connection = new RedisConnection(changeUrl(server.url), { replyTimeoutMs, pauseMs })
  onTestFinished(async () => {
    connection.close()
    await server.remove()
  })
  return { server, connection }
}

const runIncrement = (connection: RedisConnection) =>
  connection.run(incrementScript, ['k'], []).then(String, (thrown: Error) => thrown.message)

/** Whether the promise settles before the event loop turns, regardless of the machine's load. */
const settlesImmediately = (work: Promise<unknown>) =>
  Promise.race([work.then(() => true), new Promise((resolve) => setImmediate(resolve, false))])

test('a script runs with its keys under one hash tag, and again after the server forgot it', async () => {
  const { server, connection } = await connect()
  expect(await connection.run(incrementScript, ['k'], [5])).toEqual(['{postsmith}:k', 1, '5'])
  expect(connection.isUnavailable()).toBe(false)
  expect(await connection.ping()).toBe(true)
  server.runCommand('SCRIPT', 'FLUSH')
  expect(await connection.run(incrementScript, ['k'], [5])).toEqual(['{postsmith}:k', 2, '5'])
})

test('waits once for a Redis that does not answer, then sends nothing for five seconds', async () => {
  const { server, connection } = await connect({ replyTimeoutMs: 250 })
  await expect.poll(() => connection.ping()).toBe(true)
  const startTime = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(startTime)
  server.pause()
  expect(await runIncrement(connection)).toBe('Redis is away: it does not answer')
  expect(await settlesImmediately(runIncrement(connection))).toBe(true)
  clock.mockReturnValue(startTime + 4_999)
  expect(connection.isUnavailable()).toBe(true)
  clock.mockReturnValue(startTime + 5_001)
  await expect.poll(() => connection.isUnavailable()).toBe(false)
  // One request probes for all.
  const attempts = Array.from({ length: 20 }, () => runIncrement(connection))
  const isImmediate = await Promise.all(attempts.map(settlesImmediately))
  expect(isImmediate.filter((wasImmediate) => !wasImmediate)).toHaveLength(1)
  await Promise.all(attempts)
  server.resume()
  clock.mockReturnValue(startTime + 20_000)
  await expect.poll(() => connection.ping()).toBe(true)
  expect(connection.isUnavailable()).toBe(false)
})

test.each([
  ['is full', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0']],
  ['is a read-only replica', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']],
])('a Redis that %s fails a ping until it accepts writes again', async (_, refuseCommand, acceptCommand) => {
  const { server, connection } = await connect({ pauseMs: 100 })
  expect(await connection.ping()).toBe(true)
  server.runCommand(...refuseCommand)
  expect(await connection.ping()).toBe(false)
  server.runCommand(...acceptCommand)
  await expect.poll(() => connection.ping()).toBe(true)
  expect(server.runCommand('DBSIZE')).toBe('0')
})

test('a process starts without Redis, connects when it appears, and reconnects after an outage', async () => {
  const server = await startRedis()
  await server.kill()
  const connection = new RedisConnection(server.url)
  onTestFinished(async () => {
    connection.close()
    await server.remove()
  })
  expect(await runIncrement(connection)).toBe('Redis is away: it is not connected')
  for (let i = 0; i < 2; i += 1) {
    expect(await settlesImmediately(runIncrement(connection))).toBe(true)
    await server.start()
    await expect.poll(() => connection.ping()).toBe(true)
    await server.kill()
    await runIncrement(connection)
  }
})

test('logs an outage once, without the address', async () => {
  const changeUrl = (url: string) => url.replace('unix://', 'unix://marker:secret@')
  const { server, connection } = await connect({ changeUrl, replyTimeoutMs: 250 })
  await expect.poll(() => getConsoleError()).toHaveBeenCalled()
  await runIncrement(connection)
  await server.kill()
  await runIncrement(connection)
  expect(getConsoleError().mock.calls).toEqual([
    [
      'Postsmith: Redis is away: WRONGPASS. Until it is back, each process counts for itself with half of every limit, and no model runs that a daily bound holds for.',
    ],
  ])
})

test('an invalid address counts as an outage', async () => {
  const { connection } = await connect({ changeUrl: () => 'redis://127.0.0.1/no-number' })
  expect(await runIncrement(connection)).toBe('Redis is away: it is not connected')
  expect(getConsoleError()).toHaveBeenCalledOnce()
})

test('a reply that arrives while the process is busy is not a timeout', async () => {
  const { connection } = await connect({ replyTimeoutMs: 250 })
  await expect.poll(() => runIncrement(connection)).toContain('{postsmith}:k')
  const reply = connection.run(incrementScript, ['k'], [])
  // Sends the request, then blocks until long after the timeout.
  await sleep(1)
  const deadline = performance.now() + 400
  while (performance.now() < deadline);
  expect(await reply).toEqual(['{postsmith}:k', expect.any(Number)])
})
