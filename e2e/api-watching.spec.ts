import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { post, send, solvedToken } from './api-call'
import { type OwnSite, startOwnSite } from './own-site'
import { servers } from './servers'
import { type Collector, startCollector } from './stand-ins/collector'

const model = {
  ALTCHA_COST: '100',
  OPENAI_API_KEY: 'sk-stand-in',
  OPENAI_BASE_URL: `${servers.openAi.url}/v1`,
  OPENAI_MODEL: 'stand-in-model',
}
const well = { ready: true, draining: false, limits: true, models: true, budget: true }

test('the site says that it is ready, in booleans, to whoever reads', async () => {
  const site = servers.builtIn.url
  const answer = await fetch(`${site}/api/ready`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual(well)
  const head = await fetch(`${site}/api/ready`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  const written = await fetch(`${site}/api/ready`, { method: 'POST' })
  expect([written.status, written.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
})

test('without a token for them there are no counts', async () => {
  const answer = await fetch(`${servers.builtIn.url}/api/metrics`, { headers: { Authorization: 'Bearer ' } })
  expect([answer.status, await answer.text()]).toEqual([404, ''])
})

test('with one, routes that are bundled apart are counted together, and no probe is logged', async () => {
  const token = 'a-token-for-metrics'
  const site = await startOwnSite({ ...model, METRICS_TOKEN: token })
  try {
    await post(site.url)
    await fetch(`${site.url}/api/media/x`)
    await fetch(`${site.url}/api/ready`)
    const answer = await fetch(`${site.url}/api/metrics`, { headers: { Authorization: `Bearer ${token}` } })
    const lines = (await answer.text()).split('\n')
    for (const line of [
      'postsmith_requests_total{route="/api/bot-check",code="ok",tool="tiktok-hook-generator"} 1',
      'postsmith_requests_total{route="/api/generate-content",code="ok",tool="tiktok-hook-generator",engine="openai"} 1',
      'postsmith_requests_total{route="/api/media",code="link_broken"} 1',
      'postsmith_breaker_open{service="text"} 0',
      'postsmith_budget_ratio 0.0005',
    ]) {
      expect(lines).toContain(line)
    }
    expect(site.said()).not.toMatch(/api\/(ready|metrics)/)
  } finally {
    await site.stop()
  }
})

test.describe('with a collector', () => {
  let collector: Collector
  let site: OwnSite

  test.beforeAll(async () => {
    collector = await startCollector()
    site = await startOwnSite({
      ...model,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_METRIC_EXPORT_INTERVAL: '500',
    })
  })

  test.afterAll(async () => {
    await site.stop()
    await collector.stop()
  })

  test('it hears of requests and of the model’s calls for them, and not a word of what was asked', async () => {
    const prompt = 'marker4711 sourdough fault:fewer'
    const headers = { Accept: 'text/event-stream', traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` }
    await (await send(site.url, { prompt, headers })).text()
    await fetch(`${site.url}/?prompt=marker4711`)
    await fetch(`${site.url}/api/media/marker4711?marker4711=1`)
    await fetch(`${site.url}/api/health`)
    await expect
      .poll(() => collector.spans().map(({ name }) => name), { timeout: 20_000 })
      .toContain('GET /api/media/[token]')
    const spans = collector.spans()
    const names = spans.map(({ name }) => name)
    expect([...new Set(names)].sort()).toEqual([
      'GET /api/bot-check',
      'GET /api/media/[token]',
      'POST /api/generate-content',
      'chat stand-in-model',
      'executing api route (app) /api/bot-check',
      'executing api route (app) /api/generate-content',
      'executing api route (app) /api/media/[token]',
    ])
    const request = spans.find(({ name }) => name === 'POST /api/generate-content')
    expect(request).toMatchObject({ parent: '', trace: expect.not.stringContaining('aaaa') })
    expect(request?.attributes).toEqual({
      'http.method': 'POST',
      'http.route': '/api/generate-content',
      'http.status_code': 200,
      'next.span_type': 'BaseServer.handleRequest',
    })
    const calls = spans.filter(({ name }) => name.startsWith('chat'))
    expect(calls.map(({ trace }) => trace)).toEqual([request?.trace, request?.trace])
    expect(calls[0]?.attributes).toMatchObject({
      'gen_ai.request.model': 'stand-in-model',
      'server.port': 3190,
    })

    await expect.poll(() => collector.bytes('metrics').includes('postsmith.requests')).toBe(true)
    for (const name of [
      'gen_ai.client.operation.duration',
      'gen_ai.client.token.usage',
      'tiktok-hook-generator',
    ]) {
      expect(collector.bytes('metrics').includes(name)).toBe(true)
    }
    for (const signal of ['traces', 'metrics'] as const) {
      expect(collector.bytes(signal).includes('marker4711')).toBe(false)
    }
  })

  test('what was counted last is sent before the process ends', async () => {
    const before = collector.spans().length
    await post(site.url, { token: await solvedToken(site.url) })
    expect(await site.terminate(10_000)).toMatchObject({ code: expect.anything() })
    expect(collector.spans().length).toBeGreaterThan(before)
  })
})

/** What stands in the SDK's own code and in nobody else's. */
const sdk = /BatchSpanProcessor|PeriodicExportingMetricReader|PrometheusSerializer/

for (const [name, env, isLoaded] of [
  ['no variable', {}, false],
  ['a collector’s address', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }, true],
] as const) {
  test(`with ${name} the SDK is ${isLoaded ? 'loaded' : 'not loaded'}`, async () => {
    const log = test.info().outputPath('loads')
    const site = await startOwnSite(
      { ...model, ...env, LOADS_LOG: log },
      { node: ['--import', './e2e/log-loads.mjs'] },
    )
    try {
      expect((await post(site.url)).status).toBe(200)
    } finally {
      await site.stop()
    }
    const loaded = [...new Set(readFileSync(log, 'utf8').split('\n'))].filter((url) =>
      url.startsWith('file:'),
    )
    const code = loaded.map((url) => [url, readFileSync(fileURLToPath(url), 'utf8')] as const)
    expect(code.some(([, text]) => text.includes('postsmith.requests'))).toBe(true)
    expect(code.some(([, text]) => sdk.test(text))).toBe(isLoaded)
    const packages = loaded.flatMap((url) => /node_modules\/(@opentelemetry\/[\w-]+)\//.exec(url)?.[1] ?? [])
    if (!isLoaded) expect(packages.filter((name) => name !== '@opentelemetry/api')).toEqual([])
  })
}
