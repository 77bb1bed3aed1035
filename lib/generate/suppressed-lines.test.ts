import { expect, onTestFinished, test, vi } from 'vitest'
import { startApi } from '@/test/api/start-api'

type Line = { msg: string; code?: string; suppressed?: Record<string, number> }

// Row A14
test('a thousand refused requests from one address make a few lines that add up, and hide no other’s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const api = await startApi({ env: { BURST_LIMIT: '1' } })
  const address = '203.0.113.50'
  await api.post({ token: 'x', address })
  const before = api.getLogLines().length
  for (let i = 0; i < 1_000; i += 1) expect((await api.post({ body: '{}', address })).status).toBe(429)
  for (let i = 0; i < 2; i += 1) await api.post({ body: '{}', address: '203.0.113.51' })
  await vi.advanceTimersByTimeAsync(60_000)
  const loggedLines = api
    .getLogLines()
    .slice(before)
    .map((line) => JSON.parse(line) as Line)
  expect(loggedLines.map(({ msg, code }) => code ?? msg)).toEqual([
    ...Array(5).fill('rate_limited'),
    'invalid_request',
    'rate_limited',
    'suppressed',
  ])
  expect(loggedLines.at(-1)?.suppressed).toEqual({ rate_limited: 995 })
})

// Row A14
test('requests that nothing limits make a few lines as well', async () => {
  const api = await startApi()
  const statuses = new Set<number>()
  for (let i = 0; i < 50; i += 1) {
    statuses.add((await fetch(`${api.url}/api/generate-content`, { method: 'PUT' })).status)
  }
  expect([...statuses]).toEqual([405])
  expect(api.getLogLines()).toHaveLength(5)
})
