import { createParser } from 'eventsource-parser'
import { expect, test } from 'vitest'
import type { ServerTool } from '@/lib/tool/server-tool'
import { getFixtureTool } from '@/test/api/fixture-tool'
import { type Api, startApi } from '@/test/api/start-api'

const toolType = 'fixture-server'
const headers = { Accept: 'text/event-stream' }
const imagePriceEnv = {
  OPENAI_API_KEY: 'x',
  OPENAI_PRICE_INPUT: '0',
  OPENAI_PRICE_OUTPUT: '0',
  OPENAI_IMAGE_MODEL: 'x',
  OPENAI_IMAGE_PRICE: '0.04',
  DAILY_BUDGET_USD: '0.1',
}

const post = (api: Api, prompt: string, parameters?: object) => api.post({ toolType, prompt, parameters })

async function readEvents(api: Api, prompt: string): Promise<[string | undefined, unknown][]> {
  const response = await api.send({ toolType, prompt, headers })
  const events: [string | undefined, unknown][] = []
  const parser = createParser({ onEvent: ({ event, data }) => events.push([event, JSON.parse(data)]) })
  parser.feed(await response.text())
  return events
}

test('returns a server tool’s parts with its text, and streams its progress in order', async () => {
  const api = await startApi()
  const reply = { remaining: 2, requestId: expect.any(String) }
  const { status, body } = await post(api, '2', { loud: true })
  expect(status).toBe(200)
  expect(body).toEqual({ ...reply, content: 'COUNTED', parts: [{ done: 1 }, { done: 2 }] })
  expect(await readEvents(api, '2')).toEqual([
    ['progress', { stage: 'counting', done: 1, total: 2 }],
    ['part', { done: 1 }],
    ['progress', { stage: 'counting', done: 2, total: 2 }],
    ['part', { done: 2 }],
    ['done', { ...reply, content: 'counted', remaining: 1 }],
  ])
})

test.each([
  ['no link at all', 'invalid_url'],
  ['1'.repeat(41), 'too_long'],
])('refuses “%s” with %s before the visitor’s token is used', async (prompt, code) => {
  const api = await startApi()
  const token = await api.token(toolType)
  expect(await api.post({ toolType, prompt, token })).toMatchObject({ status: 400, body: { code } })
  expect((await api.post({ toolType, prompt: '1', token })).status).toBe(200)
})

test('enforces the tool’s own limit, and a failed run costs no use but a refusal does', async () => {
  const api = await startApi()
  expect((await post(api, '1 then fail')).status).toBe(503)
  expect((await post(api, '1')).body.remaining).toBe(2)
  expect((await post(api, '1 then refuse')).status).toBe(422)
  expect((await post(api, '1')).body.remaining).toBe(0)
  expect(await post(api, '1')).toMatchObject({ status: 429, body: { code: 'daily_limit' } })
})

test('stops a tool at its deadline without costing a use', async () => {
  let maxDurationMs = 100
  const toolByType = (type: string) => ({ ...(getFixtureTool(type) as ServerTool), maxDurationMs })
  const api = await startApi({ toolByType })
  expect(await post(api, '1 then wait')).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  maxDurationMs = 60_000
  expect((await post(api, '1')).body.remaining).toBe(2)
})

test('ends the work when a visitor leaves while a model works, and returns the use', async () => {
  const api = await startApi()
  const controller = new AbortController()
  const response = await api.send({ toolType, prompt: '1 then wait', headers, signal: controller.signal })
  controller.abort()
  await response.text().catch(() => {})
  await expect.poll(() => api.getLogLines().at(-1)).toContain('"reason":"client_gone"')
  expect((await post(api, '1')).body.remaining).toBe(2)
})

test('charges a run’s cost, or its reserve if the cost is unknown', async () => {
  const api = await startApi({ env: imagePriceEnv })
  const postFrom = (address: string, prompt: string) => api.post({ toolType, prompt, address })
  expect((await postFrom('203.0.113.1', '1 costs 1000')).status).toBe(200)
  expect(api.getLogLines().at(-1)).toContain('"costMicroUsd":1000')
  expect((await postFrom('203.0.113.2', '1')).status).toBe(200)
  expect(api.getLogLines().at(-1)).toContain('"costMicroUsd":40000')
  expect((await postFrom('203.0.113.3', '1 costs 30000')).status).toBe(200)
  expect(await postFrom('203.0.113.4', '1')).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect((await postFrom('203.0.113.4', '1 free')).status).toBe(200)
})

test('skips a service that keeps failing, and other tools continue', async () => {
  const api = await startApi()
  for (let i = 0; i < 5; i += 1) await post(api, '1 then fail')
  await post(api, '1')
  expect(api.getLogLines().at(-1)).toContain('"reason":"breaker_open"')
  expect((await api.post()).status).toBe(200)
})
