import { expect, test } from 'vitest'
import { sampleLines, startApi } from '@/test/api/start-api'
import { startTelemetryWithCollector } from '@/test/api/start-telemetry'
import { startWithModel } from '@/test/api/start-with-model'

// First, because counting begins with a process's first request.
test('no line of the log, no span and no count holds a prompt, an output, a token or an address', async () => {
  const marker = 'marker4711'
  const { collector, flush } = await startTelemetryWithCollector()
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
  expect(api.getLogLines()).toHaveLength(
    calls.length + api.getLogLines().filter((line) => line.includes('bot-check')).length,
  )
  await flush()
  const [spans, counts] = [collector.getReceivedBytes('traces'), collector.getReceivedBytes('metrics')]
  expect(spans.length).toBeGreaterThan(1_000)
  expect(counts.length).toBeGreaterThan(1_000)
  for (const told of [api.getLogLines().join('\n'), spans, counts]) {
    expect(told.includes(marker)).toBe(false)
    expect(told.includes('203.0.113.77')).toBe(false)
    expect(told.includes(token.slice(20, 60))).toBe(false)
  }
})

// Row F22
test('an unforeseen error becomes 500 in the catalogue’s words, and the log says where, not what', async () => {
  const api = await startApi({
    engine: {
      name: 'built-in',
      // biome-ignore lint/correctness/useYield: fails before it yields
      async *write() {
        throw new TypeError('marker-4711 of a visitor’s prompt')
      },
    },
  })
  const { status, body } = await api.post()
  expect({ status, error: body.error, code: body.code }).toEqual({
    status: 500,
    error: 'Please try again in a moment.',
    code: 'internal',
  })
  expect(api.getLogLines().at(-1)).toMatch(/"at":\["at /)
  expect(api.getLogLines().at(-1)).not.toContain('marker-4711')
  expect((await api.post()).status).toBe(500)
})

test('a line says which model was asked, how often and for how long', async () => {
  const { api, getLastLogEntry } = await startWithModel()
  await api.post({ prompt: 'sourdough fault:fewer' })
  expect(getLastLogEntry()).toMatchObject({ model: 'gpt-4.1-mini', calls: 2, botProvider: 'altcha' })
  expect(getLastLogEntry().upstreamMs).toBeGreaterThan(0)
  expect(Number(getLastLogEntry().upstreamMs)).toBeLessThanOrEqual(Number(getLastLogEntry().ms))
})

test('a line says what a refusal was about', async () => {
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
