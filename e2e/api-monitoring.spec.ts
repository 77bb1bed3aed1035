import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { generate, sendGenerateRequest } from './api-call'
import { startCollector } from './mock-servers/collector'
import { servers } from './servers'
import { startSite } from './site-process'

/** `hasLoaded` reports whether the URL or code of a file loaded by the site matches a pattern. */
async function startLoggedSite(env: Record<string, string>) {
  const logFile = test.info().outputPath('loads')
  const node = ['--import', './e2e/log-loads.mjs']
  const site = await startSite({ ALTCHA_COST: '100', LOADS_LOG: logFile, ...env }, { node })
  const hasLoaded = (pattern: RegExp) =>
    [...new Set(readFileSync(logFile, 'utf8').split('\n'))]
      .filter((url) => url.startsWith('file:'))
      .some((url) => pattern.test(url) || pattern.test(readFileSync(fileURLToPath(url), 'utf8')))
  return { site, hasLoaded }
}

const ownCodePattern = /postsmith\.requests/
const openTelemetryCodePattern =
  /node_modules\/@opentelemetry\/(?!api\/)|BatchSpanProcessor|PeriodicExportingMetricReader|PrometheusSerializer/
const redisCodePattern = /SocketClosedUnexpectedlyError/

test('a site without settings is healthy and ready, shows no metrics and loads no unused client', async () => {
  const { site, hasLoaded } = await startLoggedSite({})
  try {
    const health = await fetch(`${site.url}/api/health`)
    expect(health.headers.get('cache-control')).toBe('no-store')
    expect(await health.json()).toEqual({ status: 'ok', version: expect.any(String), uptime: expect.any(Number) })
    const ready = await fetch(`${site.url}/api/ready`)
    expect([ready.status, ready.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const checks = { ready: true, draining: false, limits: true, models: true, budget: true }
    expect(await ready.json()).toEqual(checks)
    expect((await fetch(`${site.url}/api/ready`, { method: 'HEAD' })).status).toBe(200)
    expect(site.getOutput()).not.toContain('"route"')
    const metrics = await fetch(`${site.url}/api/metrics`, { headers: { Authorization: 'Bearer null' } })
    expect([metrics.status, await metrics.text()]).toEqual([404, ''])
    expect((await generate(site.url)).status).toBe(200)
    expect([hasLoaded(ownCodePattern), hasLoaded(openTelemetryCodePattern), hasLoaded(redisCodePattern)]).toEqual([
      true,
      false,
      false,
    ])
    // Make sure that the pattern matches the current build.
    const chunks = globSync('.next-served/server/chunks/*.js').map((file) => readFileSync(file, 'utf8'))
    expect(chunks.some((code) => redisCodePattern.test(code))).toBe(true)
    if (process.platform === 'linux') expect(site.getMemory()).toBeLessThan(450_000_000)
  } finally {
    await site.stop()
  }
})

test('a collector and a reader with the token see requests and model calls, but no text of a visitor', async () => {
  const collector = await startCollector()
  const { site, hasLoaded } = await startLoggedSite({
    OPENAI_API_KEY: 'sk-stand-in',
    OPENAI_BASE_URL: `${servers.openAi.url}/v1`,
    OPENAI_MODEL: 'stand-in-model',
    METRICS_TOKEN: 'a-token-for-metrics',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    DRAIN_SECONDS: '0',
  })
  try {
    const headers = { Accept: 'text/event-stream', traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` }
    await (await sendGenerateRequest(site.url, { prompt: 'marker4711 sourdough fault:fewer', headers })).text()
    await fetch(`${site.url}/?prompt=marker4711`)
    await fetch(`${site.url}/api/media/marker4711?marker4711=1`)
    await fetch(`${site.url}/api/health`)
    // Routes are bundled separately but counted together.
    const metrics = await fetch(`${site.url}/api/metrics`, { headers: { Authorization: 'Bearer a-token-for-metrics' } })
    const lines = (await metrics.text()).split('\n')
    const tool = 'tool="tiktok-hook-generator"'
    for (const line of [
      `postsmith_requests_total{route="/api/bot-check",code="ok",${tool}} 1`,
      `postsmith_requests_total{route="/api/generate-content",code="ok",${tool},engine="openai"} 1`,
      'postsmith_requests_total{route="/api/media",code="link_broken"} 1',
    ])
      expect(lines).toContain(line)
    expect(hasLoaded(openTelemetryCodePattern)).toBe(true)
    // Shutdown sends pending data but does not wait for an unresponsive collector.
    collector.fallSilent()
    expect((await site.terminate(30_000))?.code).toBe(0)
  } finally {
    await site.stop()
    await collector.stop()
  }
  const spans = collector.getSpans()
  expect([...new Set(spans.map(({ name }) => name))].toSorted()).toEqual([
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
  expect(request?.attributes).toMatchObject({ 'http.route': '/api/generate-content', 'http.status_code': 200 })
  const calls = spans.filter(({ name }) => name.startsWith('chat'))
  expect(calls.map(({ trace }) => trace)).toEqual([request?.trace, request?.trace])
  expect(collector.getReceivedBytes('metrics').includes('gen_ai.client.token.usage')).toBe(true)
  for (const signal of ['traces', 'metrics'] as const)
    expect(collector.getReceivedBytes(signal).includes('marker4711')).toBe(false)
})
