import { context, ROOT_CONTEXT, trace } from '@opentelemetry/api'
import { TracerProvider } from '@opentelemetry/sdk-trace'
import { expect, onTestFinished, test, vi } from 'vitest'
import { registerSiteGauges } from '@/lib/server/http/site-status'
import { serveHandler } from '@/test/api/serve-handler'
import { startTelemetryWithCollector } from '@/test/api/start-telemetry'
import { startWithModel } from '@/test/api/start-with-model'
import { serveMetrics } from './serve-metrics'
import { createFlushProcessor } from './start'
import { getTelemetryConfig } from './telemetry-config'

// One test, because a process starts its telemetry once.
test('requests and calls to models are counted, traced and exported without their content', async () => {
  const { collector, flush } = await startTelemetryWithCollector()
  const { api } = await startWithModel()
  const token = await api.token()
  await api.post({ token, prompt: 'marker4711 bread', address: '203.0.113.77' })
  await api.post({ token, prompt: 'marker4711 bread', address: '203.0.113.77' })
  await api.post({ token: 'x' })
  await api.post({ prompt: 'marker4711 fault:503' })
  await api.post({ headers: { Origin: 'https://evil.example' } })
  // A request is counted after the client receives the last byte of its response.
  await expect
    .poll(async () => {
      await flush()
      return collector.getSpans().length
    })
    .toBe(2)

  const call = { 'gen_ai.request.model': 'stand-in', 'gen_ai.output.type': 'json', 'server.address': '127.0.0.1' }
  const zeroUsage = { 'gen_ai.usage.input_tokens': 0, 'gen_ai.usage.output_tokens': 0 }
  expect(collector.getSpans()).toMatchObject([
    { name: 'chat stand-in', attributes: { ...call, 'gen_ai.usage.input_tokens': expect.any(Number) } },
    { name: 'chat stand-in', attributes: { ...call, ...zeroUsage, 'error.type': 'upstream_server' } },
  ])
  const [metrics, traces] = (['metrics', 'traces'] as const).map((signal) => collector.getReceivedBytes(signal))
  expect(metrics?.includes('gen_ai.client.token.usage')).toBe(true)
  expect(metrics?.includes('fixture-lines')).toBe(true)
  for (const secret of ['marker4711', '203.0.113.77', token.slice(20, 60)]) {
    expect([metrics?.includes(secret), traces?.includes(secret)]).toEqual([false, false])
  }

  registerSiteGauges({
    getBudgetShare: async () => 0.25,
    getBreakerStates: () => [['text', true]],
    areLimitsInMemory: () => false,
  })
  const url = await serveHandler(() => (request) => serveMetrics({ metricsToken: 'a-token-for-tests' }, request))
  const fetchMetrics = (headers: Record<string, string>) => fetch(url, { headers })
  expect((await fetchMetrics({})).status).toBe(401)
  expect((await fetchMetrics({ Authorization: 'Bearer a-token-for-testz' })).status).toBe(401)
  const scrape = () => fetchMetrics({ Authorization: 'Bearer a-token-for-tests' })
  const routeLabel = 'route="/api/generate-content"'
  await expect.poll(async () => (await scrape()).text()).toContain(`postsmith_request_duration_count{${routeLabel}} 5`)
  const response = await scrape()
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const text = await response.text()
  for (const line of [
    `postsmith_requests_total{${routeLabel},code="ok",tool="fixture-lines",engine="openai"} 1`,
    `postsmith_requests_total{${routeLabel},code="bot_check",tool="fixture-lines",reason="bot_replay"} 1`,
    `postsmith_requests_total{${routeLabel},code="bot_check",tool="fixture-lines"} 1`,
    `postsmith_requests_total{${routeLabel},code="unavailable",tool="fixture-lines",engine="openai",reason="upstream_server"} 1`,
    `postsmith_requests_total{${routeLabel},code="invalid_request",reason="other_origin"} 1`,
    `postsmith_requests_in_flight{${routeLabel}} 0`,
    `postsmith_request_duration_count{${routeLabel}} 5`,
    'postsmith_bot_checks_total{provider="altcha",result="passed"} 2',
    'postsmith_bot_checks_total{provider="altcha",result="refused"} 1',
    'postsmith_bot_checks_total{provider="altcha",result="replayed"} 1',
    'postsmith_budget_ratio 0.25',
    'postsmith_breaker_open{service="text"} 1',
    'postsmith_limits_away 0',
  ]) {
    expect(text.split('\n')).toContain(line)
  }
  expect(text).toMatch(/^postsmith_cost_microusd_total\{tool="fixture-lines"\} [1-9]\d+$/m)
  expect(text).toMatch(/^gen_ai_client_operation_duration_count\{.*error_type="upstream_server"\} 1$/m)
  expect(text).toMatch(/^gen_ai_client_operation_time_to_first_chunk_count\{.*\} 1$/m)
  expect(text).not.toContain('marker4711')
})

test('on Vercel an instance stays awake at the end of a request until pending data is sent', () => {
  const contextSymbol = Symbol.for('@vercel/request-context')
  const waitUntil = vi.fn()
  Reflect.set(globalThis, contextSymbol, { get: () => ({ waitUntil }) })
  onTestFinished(() => void Reflect.deleteProperty(globalThis, contextSymbol))
  const flushPromise = Promise.resolve()

  const tracer = new TracerProvider({ spanProcessors: [createFlushProcessor(() => flushPromise)] }).getTracer('t')
  const request = tracer.startSpan('request', {}, ROOT_CONTEXT)
  tracer.startSpan('call', {}, trace.setSpan(context.active(), request)).end()
  expect(waitUntil).not.toHaveBeenCalled()
  request.end()
  expect(waitUntil.mock.calls).toEqual([[flushPromise]])
})

const url = 'http://127.0.0.1:4318'

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_SERVICE_NAME: 'x' }, null],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: url }, { traces: true, metrics: true, scraped: false }],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_TRACES_EXPORTER: 'none' },
    { traces: false, metrics: true, scraped: false },
  ],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_SDK_DISABLED: 'true' }, null],
  [{ METRICS_TOKEN: 'x' }, { traces: false, metrics: false, scraped: true }],
])('%o enables %o', (env, expected) => {
  expect(getTelemetryConfig(env)).toEqual(expected)
})
