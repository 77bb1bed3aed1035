import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startMockTurnstile } from '@/e2e/mock-servers/turnstile'
import { FailoverStore } from '@/lib/server/limits/failover-store'
import { MemoryLimitStore } from '@/lib/server/limits/memory-store'
import { RedisLimitStore } from '@/lib/server/limits/redis-store'
import { RedisConnection } from '@/lib/server/redis/connection'
import { createFixedEngine, sampleLines, startApi } from '@/test/api/start-api'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

function createStoreWithoutRedis() {
  const connection = new RedisConnection('unix:///nowhere/redis.sock')
  onTestFinished(() => connection.close())
  return new FailoverStore(new RedisLimitStore(connection), new MemoryLimitStore())
}

async function startTurnstile() {
  const service = await startMockTurnstile()
  onTestFinished(() => service.stop())
  return {
    TURNSTILE_SITE_KEY: '0x4AAAAAAA-site',
    TURNSTILE_SECRET_KEY: '0x4AAAAAAA-stand-in',
    TURNSTILE_HOSTNAMES: '127.0.0.1',
    TURNSTILE_VERIFY_URL: service.url,
  }
}

const buildToken = (number: number) => `action=fixture-lines&n=${number}`
const unavailable = { status: 503, body: { code: 'unavailable' } }

test('with Turnstile and the built-in writer a visitor has half of the requests a minute', async () => {
  const api = await startApi({
    store: createStoreWithoutRedis(),
    env: { ...(await startTurnstile()), BURST_LIMIT: '10' },
  })
  const statuses = []
  for (let number = 0; number < 6; number += 1) statuses.push((await api.post({ token: buildToken(number) })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('with a proof of work and the built-in writer a visitor has half of the requests a minute, a proof for each', async () => {
  const api = await startApi({ store: createStoreWithoutRedis(), env: { BURST_LIMIT: '10' } })
  const token = await api.token()
  expect((await api.post({ token })).status).toBe(200)
  expect(await api.post({ token })).toMatchObject({ status: 403, body: { code: 'bot_check' } })
  const statuses = []
  for (let number = 0; number < 4; number += 1) statuses.push((await api.post()).status)
  expect(statuses).toEqual([200, 200, 200, 429])
})

test('no model runs, and no token is used up for it', async () => {
  const env = { ...(await startTurnstile()), OPENAI_API_KEY: 'x' }
  const api = await startApi({
    store: createStoreWithoutRedis(),
    engine: createFixedEngine(sampleLines, 'openai'),
    env,
  })
  const answer = await api.post({ token: buildToken(1) })
  expect(answer).toMatchObject(unavailable)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(api.getLogLines().at(-1)).toContain('"reason":"limits_down"')
  expect(api.getLogLines().at(-1)).not.toContain('botProvider')
})

test('a model that costs nothing goes on', async () => {
  const env = { ...(await startTurnstile()), OPENAI_API_KEY: 'x', MODEL_DAILY_LIMIT: 'off' }
  const api = await startApi({
    store: createStoreWithoutRedis(),
    engine: createFixedEngine(sampleLines, 'openai'),
    env,
  })
  expect((await api.post({ token: buildToken(1) })).status).toBe(200)
})
