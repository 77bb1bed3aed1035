import { expect, onTestFinished, test, vi } from 'vitest'
import { createReadiness } from '@/lib/server/http/readiness'
import { startApi } from '@/test/api/start-api'
import { startRedis } from '@/test/redis-server'
import { getRedis } from './redis'

test('where Redis is away the log says that limits are counted in memory, and the process is not ready', async () => {
  const server = await startRedis()
  onTestFinished(() => server.remove())
  vi.stubEnv('REDIS_URL', server.url)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const areLimitsThere = async () => getRedis()?.ping() ?? true
  const statusNow = async () => {
    const parts = {
      isWriterLoaded: () => true,
      areLimitsReachable: areLimitsThere,
      areModelsUp: () => true,
      budgetShare: async () => null,
    }
    return (await createReadiness(parts)()).status
  }
  const api = await startApi()
  const limiter = async () => {
    await api.post({ token: 'x' })
    return JSON.parse(api.getLogLines().at(-1) ?? '{}').limiter
  }

  // A busy machine may need more than one attempt.
  await expect.poll(statusNow).toBe(200)
  await expect.poll(limiter).toBe('redis')
  server.pause()
  const asked = performance.now()
  expect(await statusNow()).toBe(503)
  expect(performance.now() - asked).toBeLessThan(5_000)
  expect(await limiter()).toBe('memory')
  server.resume()
})
