import { expect, onTestFinished, test, vi } from 'vitest'
import { startApi } from '@/test/api/start-api'
import { startRedis } from '@/test/redis-server'

test('logs whether limits are counted in Redis or in memory', async () => {
  const server = await startRedis()
  onTestFinished(() => server.remove())
  vi.stubEnv('REDIS_URL', server.url)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const api = await startApi()
  const getLimiter = async () => {
    await api.post({ token: 'x' })
    return JSON.parse(api.getLogLines().at(-1) ?? '{}').limiter
  }
  await expect.poll(getLimiter).toBe('redis')
  await server.kill()
  await expect.poll(getLimiter).toBe('memory')
})
