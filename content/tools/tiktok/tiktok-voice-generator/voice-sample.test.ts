import { expect, onTestFinished, test, vi } from 'vitest'
import { startMockOpenAi } from '@/e2e/mock-servers/openai'
import { createBreaker } from '@/lib/generate/run/breaker'
import { detectSpeechType } from '@/lib/openai/model-speech-engine'
import { parseEnv, toSettings } from '@/lib/server/env'
import { createLimits } from '@/lib/server/limits/limits'
import { MemoryLimitStore } from '@/lib/server/limits/memory-store'
import { serveHandler } from '@/test/api/serve-handler'
import { createSampleCache, serveVoiceSample } from './voice-sample'

const headers = { 'X-Forwarded-For': '203.0.113.7' }

async function start(env: Record<string, string> = {}) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const settings = toSettings(parseEnv(env))
  const store = new MemoryLimitStore()
  const breaker = createBreaker()
  const services = {
    settings,
    limits: createLimits(store, settings),
    getBreaker: () => breaker,
    sampleCache: createSampleCache(),
  }
  const url = await serveHandler(() => (request) => serveVoiceSample(services, request))
  const get = async (query: string, extraHeaders: Record<string, string> = {}) => {
    const response = await fetch(`${url}/api/voices/sample${query}`, { headers: { ...headers, ...extraHeaders } })
    const bytes = new Uint8Array(await response.arrayBuffer())
    const isError = response.headers.get('content-type') === 'application/json'
    const { code } = (isError ? JSON.parse(new TextDecoder().decode(bytes)) : {}) as { code?: string }
    return { status: response.status, headers: response.headers, bytes, code }
  }
  const last = () => JSON.parse(String(log.mock.calls.at(-1)?.[0])) as Record<string, unknown>
  return { get, store, last }
}

async function startWithModel(env: Record<string, string> = {}) {
  const model = await startMockOpenAi()
  onTestFinished(() => model.stop())
  const speechEnv = {
    OPENAI_BASE_URL: model.url,
    OPENAI_SPEECH_MODEL: 'tts',
    OPENAI_SPEECH_VOICES: 'alloy:Alloy,nova:Nova,onyx:Onyx,gone:Gone',
    OPENAI_SPEECH_PRICE: '15',
    OPENAI_PRICE_INPUT: '1',
    OPENAI_PRICE_OUTPUT: '1',
  }
  return { model, ...(await start({ ...speechEnv, ...env })) }
}

test('synthesizes a basic voice’s sample as a short WAV once for all visitors', async () => {
  const { get, store } = await start({ DAILY_LIMIT: '1', BURST_LIMIT: '1' })
  const first = await get('?voice=de%2Bf3')
  expect([first.status, first.headers.get('content-type'), detectSpeechType(first.bytes)]).toEqual([
    200,
    'audio/wav',
    'audio/wav',
  ])
  expect(first.bytes.byteLength).toBeGreaterThan(44_000)
  expect(first.bytes.byteLength).toBeLessThan(200_000)
  expect(first.headers.get('cache-control')).toBe('public, max-age=3600')
  const hitSpy = vi.spyOn(store, 'hit')
  for (let time = 0; time < 5; time += 1) expect((await get('?voice=de%2Bf3')).bytes).toEqual(first.bytes)
  expect(hitSpy).not.toHaveBeenCalled()
})

test('limits how many samples a visitor may generate per minute, but not other visitors', async () => {
  const { get } = await start({ BURST_LIMIT: '1' })
  expect((await get('?voice=fi')).status).toBe(200)
  expect((await get('?voice=fi%2Bf3')).status).toBe(200)
  const refused = await get('?voice=et')
  expect([refused.status, refused.code]).toEqual([429, 'rate_limited'])
  expect((await get('?voice=fi')).status).toBe(200)
  expect((await get('?voice=et', { 'X-Forwarded-For': '203.0.113.8' })).status).toBe(200)
})

const hostileQueries = [
  '',
  '?voice=nobody',
  '?voice=en-us%20-w%20/etc/passwd',
  '?voice=__proto__',
  '?voice=en-us%00',
  '?voice=EN-US',
  '?voice=en-us&voice=de',
  '?voice=en-us&text=buy%20now',
  `?voice=${'a'.repeat(8_000)}`,
]

test('refuses a query for an unknown voice or with other parameters, and another site’s page', async () => {
  const { get } = await start()
  for (const query of hostileQueries) {
    const { status, code } = await get(query)
    expect([query.slice(0, 60), status, code]).toEqual([query.slice(0, 60), 400, 'invalid_request'])
  }
  expect((await get('?voice=en-us', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
})

test('pays once for a model’s sample, however many visitors request it at the same time', async () => {
  const { get, model, store, last } = await startWithModel({ DAILY_BUDGET_USD: '2', DAILY_LIMIT: '1' })
  const responses = await Promise.all(Array.from({ length: 8 }, () => get('?voice=nova')))
  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(new Set(responses.map(({ bytes }) => bytes.byteLength)).size).toBe(1)
  expect(responses[0]?.headers.get('content-type')).toBe('audio/mpeg')
  expect(model.requests.map(({ prompt, body }) => [prompt, body.voice])).toEqual([
    ['Hello! This is how I sound when I read your text.', 'nova'],
  ])
  const day = new Date().toISOString().slice(0, 10)
  expect(await store.getSpent(`budget:${day}`)).toBe(735_000)
  expect(JSON.stringify(last())).not.toContain('Hello!')
  // The budget covers two samples, not a third.
  const createHeaders = (address: string) => ({ 'X-Forwarded-For': address })
  expect((await get('?voice=alloy', createHeaders('203.0.113.2'))).status).toBe(200)
  const refused = await get('?voice=onyx', createHeaders('203.0.113.3'))
  expect([refused.status, refused.code]).toEqual([503, 'unavailable'])
  expect(model.requests).toHaveLength(2)
  expect((await get('?voice=nova')).status).toBe(200)
})

test('does not store a failed sample, and charges nothing when the model refuses it', async () => {
  const { get, model, store } = await startWithModel({ DAILY_BUDGET_USD: '5' })
  expect((await get('?voice=gone')).status).toBe(503)
  expect((await get('?voice=gone')).status).toBe(503)
  expect(model.requests).toHaveLength(2)
  expect(await store.getSpent(`budget:${new Date().toISOString().slice(0, 10)}`)).toBe(0)
})
