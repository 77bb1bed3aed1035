import { expect, onTestFinished, test, vi } from 'vitest'
import { createReadinessHandler } from '@/lib/server/http/readiness'
import { startApi } from '@/test/api/start-api'
import { startRedis } from '@/test/redis-server'
import { getRedis } from './redis'

test('where Redis is away the log says that limits are counted in memory, and the process is not ready', async () => {
  const server = await startRedis()
  onTestFinished(() => server.remove())
  vi.stubEnv('REDIS_URL', server.url)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const areLimitsReachable = async () => getRedis()?.ping() ?? true
  const getStatus = async () => {
    const checks = {
      isWriterLoaded: () => true,
      areLimitsReachable,
      areModelsUp: () => true,
      getBudgetShare: async () => null,
    }
    return (await createReadinessHandler(checks)()).status
  }
  const api = await startApi()
  const fetchLimiter = async () => {
    await api.post({ token: 'x' })
    return JSON.parse(api.getLogLines().at(-1) ?? '{}').limiter
  }

  // A busy machine may need more than one attempt.
  await expect.poll(getStatus).toBe(200)
  await expect.poll(fetchLimiter).toBe('redis')
  server.pause()
  const startTime = performance.now()
  expect(await getStatus()).toBe(503)
  expect(performance.now() - startTime).toBeLessThan(5_000)
  expect(await fetchLimiter()).toBe('memory')
  server.resume()
})
