import { expect, onTestFinished, test, vi } from 'vitest'
import { sampleLines, startApi } from '@/test/api/start-api'
import { startWithModel } from '@/test/api/start-with-model'

// Runs first because the first log line of a process starts the counted minute.
test('sums up refused requests of one address in a few lines and hides no other address', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const api = await startApi({ env: { BURST_LIMIT: '1' } })
  const address = '203.0.113.50'
  await api.post({ token: 'x', address })
  const lineCountBefore = api.getLogLines().length
  for (let i = 0; i < 100; i += 1) expect((await api.post({ body: '{}', address })).status).toBe(429)
  for (let i = 0; i < 2; i += 1) await api.post({ body: '{}', address: '203.0.113.51' })
  await vi.advanceTimersByTimeAsync(60_000)
  const lines = api
    .getLogLines()
    .slice(lineCountBefore)
    .map((line) => JSON.parse(line))
  expect(lines.map(({ msg, code }) => code ?? msg)).toEqual([
    ...Array(5).fill('rate_limited'),
    'invalid_request',
    'rate_limited',
    'suppressed',
  ])
  expect(lines.at(-1)?.suppressed).toEqual({ rate_limited: 95 })
})

test('logs no prompt, output, token or address', async () => {
  const marker = 'marker4711'
  const { api } = await startWithModel()
  const token = await api.token()
  const calls = [
    {},
    { prompt: '' },
    { parameters: { [marker]: 1 } },
    { toolType: marker, token: 'x' },
    { token: marker },
    { token },
    { prompt: `${marker} fault:500` },
    { prompt: `${marker} fault:refusal` },
    { prompt: `${marker} fault:html` },
    { prompt: marker.repeat(300) },
    { headers: { 'Content-Type': marker } },
    { headers: { Origin: `https://${marker}.example` } },
    { body: `{"${marker}"` },
    { prompt: `${marker}|${sampleLines[0]}`, parameters: { split: true } },
  ]
  for (const call of calls) await api.post({ prompt: marker, address: '203.0.113.77', ...call })
  const lines = api.getLogLines()
  expect(lines.filter((line) => !line.includes('bot-check'))).toHaveLength(calls.length)
  for (const secret of [marker, '203.0.113.77', token.slice(20, 60)]) expect(lines.join('\n')).not.toContain(secret)
})

test('returns 500 with the catalog’s message for an unexpected error and logs where it occurred, not its text', async () => {
  const api = await startApi({
    engine: {
      name: 'built-in',
      // biome-ignore lint/correctness/useYield: fails before it yields
      async *write() {
        throw new TypeError('marker-4711 of a visitor’s prompt')
      },
    },
  })
  const body = { error: 'Please try again in a moment.', code: 'internal' }
  expect(await api.post()).toMatchObject({ status: 500, body })
  expect(api.getLogLines().at(-1)).toMatch(/"at":\["at /)
  expect(api.getLogLines().at(-1)).not.toContain('marker-4711')
})

test('logs the model, the number of calls and their duration', async () => {
  const { api, getLastLogEntry } = await startWithModel()
  await api.post({ prompt: 'sourdough fault:fewer' })
  const { upstreamMs, ms, ...entry } = getLastLogEntry()
  expect(entry).toMatchObject({ model: 'gpt-4.1-mini', calls: 2, botProvider: 'altcha' })
  expect(upstreamMs).toBeGreaterThan(0)
  expect(Number(upstreamMs)).toBeLessThanOrEqual(Number(ms))
})

test('logs the reason of a refusal', async () => {
  const { api, getLastLogEntry } = await startWithModel()
  const token = await api.token()
  await api.post({ token })
  await api.post({ token })
  expect(getLastLogEntry()).toMatchObject({ code: 'bot_check', reason: 'bot_replay', botProvider: 'altcha' })
  await api.post({ headers: { Origin: 'https://evil.example' } })
  expect(getLastLogEntry()).toMatchObject({ code: 'invalid_request', reason: 'other_origin' })
  await api.post({ prompt: 'sourdough fault:canary' })
  expect(getLastLogEntry()).toMatchObject({ code: 'content_refused', reason: 'canary' })
})
