import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { fetchSolvedToken, generate, sendGenerateRequest } from './api-call'
import { readLoadedFiles } from './loaded-files'
import { type Collector, startCollector } from './mock-servers/collector'
import { type MockOpenAi, startMockOpenAi } from './mock-servers/openai'
import { type SiteProcess, startSite } from './site-process'

const healthyStatus = { ready: true, draining: false, writer: true, limits: true, models: true, budget: true }
const metricsToken = 'a-token-for-metrics'
const getLogPath = () => test.info().outputPath('loads')

let mockOpenAi: MockOpenAi
test.beforeAll(async () => {
  mockOpenAi = await startMockOpenAi()
})
test.afterAll(() => mockOpenAi.stop())

const startSiteWithModel = (env: Record<string, string>) =>
  startSite(
    {
      ALTCHA_COST: '100',
      OPENAI_API_KEY: 'sk-stand-in',
      OPENAI_BASE_URL: mockOpenAi.url,
      OPENAI_MODEL: 'stand-in-model',
      LOADS_LOG: getLogPath(),
      ...env,
    },
    { node: ['--import', './e2e/log-loads.mjs'] },
  )

/** Whether a file that the site has loaded is the SDK's, or holds it. */
function hasLoadedSdk(): boolean {
  const loaded = readLoadedFiles(getLogPath())
  // Our own names show that routes' code is among what is looked at.
  expect(loaded.some(({ code }) => code.includes('postsmith.requests'))).toBe(true)
  const isPackage = /node_modules\/@opentelemetry\/(?!api\/)/
  const sdk = /BatchSpanProcessor|PeriodicExportingMetricReader|PrometheusSerializer/
  return loaded.some(({ url, code }) => isPackage.test(url) || sdk.test(code))
}

test('a site with its writer at work takes less than 450 MB', async () => {
  test.skip(process.platform !== 'linux', 'Linux alone tells the memory of another process.')
  const site = await startSiteWithModel({ OPENAI_API_KEY: '', OPENAI_BASE_URL: '' })
  try {
    expect((await generate(site.url)).status).toBe(200)
    expect(site.getMemory() / 1024 / 1024).toBeLessThan(450)
  } finally {
    await site.stop()
  }
})

test('a site of which nobody asks more is ready, shows no counts, logs no probe and loads no SDK', async () => {
  const site = await startSiteWithModel({})
  try {
    const answer = await fetch(`${site.url}/api/ready`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual(healthyStatus)
    const head = await fetch(`${site.url}/api/ready`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(site.getOutput()).not.toContain('"route"')
    const postResponse = await fetch(`${site.url}/api/ready`, { method: 'POST' })
    expect([postResponse.status, postResponse.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
    const counts = await fetch(`${site.url}/api/metrics`, { headers: { Authorization: 'Bearer null' } })
    expect([counts.status, await counts.text()]).toEqual([404, ''])
    expect((await generate(site.url)).status).toBe(200)
    expect(hasLoadedSdk()).toBe(false)
  } finally {
    await site.stop()
  }
})

test('the SDK is among the files that a build is deployed with', () => {
  const trace = readFileSync('.next/server/instrumentation.js.nft.json', 'utf8')
  const { files } = JSON.parse(trace) as { files: string[] }
  const chunks = files.filter((file) => file.endsWith('.js'))
  const code = chunks.map((file) => readFileSync(join('.next/server', file), 'utf8'))
  expect(code.some((text) => text.includes('PeriodicExportingMetricReader'))).toBe(true)
})

test('who has the token sees routes that are bundled apart counted together', async () => {
  const site = await startSiteWithModel({ METRICS_TOKEN: metricsToken })
  try {
    await generate(site.url)
    await fetch(`${site.url}/api/media/x`)
    const answer = await fetch(`${site.url}/api/metrics`, {
      headers: { Authorization: `Bearer ${metricsToken}` },
    })
    const lines = (await answer.text()).split('\n')
    const tool = 'tool="tiktok-hook-generator"'
    for (const line of [
      `postsmith_requests_total{route="/api/bot-check",code="ok",${tool}} 1`,
      `postsmith_requests_total{route="/api/generate-content",code="ok",${tool},engine="openai"} 1`,
      'postsmith_requests_total{route="/api/media",code="link_broken"} 1',
      'postsmith_breaker_open{service="text"} 0',
    ]) {
      expect(lines).toContain(line)
    }
    expect(lines.join('\n')).toMatch(/^postsmith_budget_ratio 0\.\d+$/m)
    expect(site.getOutput()).not.toContain('/api/metrics')
    expect(hasLoadedSdk()).toBe(true)
  } finally {
    await site.stop()
  }
})

test.describe('with a collector', () => {
  let collector: Collector
  let site: SiteProcess

  test.beforeAll(async () => {
    collector = await startCollector()
    site = await startSiteWithModel({
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
    await (await sendGenerateRequest(site.url, { prompt, headers })).text()
    await fetch(`${site.url}/?prompt=marker4711`)
    await fetch(`${site.url}/api/media/marker4711?marker4711=1`)
    await fetch(`${site.url}/api/health`)
    await expect
      .poll(() => collector.getSpans().map(({ name }) => name), { timeout: 20_000 })
      .toContain('GET /api/media/[token]')
    const spans = collector.getSpans()
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
      'server.address': '127.0.0.1',
    })

    await expect.poll(() => collector.getReceivedBytes('metrics').includes('postsmith.requests')).toBe(true)
    for (const name of ['gen_ai.client.operation.duration', 'gen_ai.client.token.usage', 'tiktok-hook-generator']) {
      expect(collector.getReceivedBytes('metrics').includes(name)).toBe(true)
    }
    for (const signal of ['traces', 'metrics'] as const) {
      expect(collector.getReceivedBytes(signal).includes('marker4711')).toBe(false)
    }
  })

  test('what was counted last is sent before the process ends', async () => {
    const before = collector.getSpans().length
    await generate(site.url, { token: await fetchSolvedToken(site.url) })
    expect(await site.terminate(10_000)).toMatchObject({ code: expect.anything() })
    expect(collector.getSpans().length).toBeGreaterThan(before)
  })
})

test('a collector that does not answer keeps no process from ending', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const site = await startSiteWithModel({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    DRAIN_SECONDS: '0',
  })
  try {
    expect((await generate(site.url)).status).toBe(200)
    const ended = await site.terminate(20_000)
    expect(ended?.code).toBe(0)
    expect(ended?.ms).toBeLessThan(8_000)
  } finally {
    await site.stop()
    silent.closeAllConnections()
    silent.close()
  }
})
