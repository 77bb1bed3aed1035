import { createParser } from 'eventsource-parser'
import { expect, test } from 'vitest'
import { type Api, startApi } from '@/test/api/start-api'

const toolType = 'fixture-server'
const imagePriceEnv = {
  OPENAI_API_KEY: 'x',
  OPENAI_PRICE_INPUT: '0',
  OPENAI_PRICE_OUTPUT: '0',
  OPENAI_IMAGE_MODEL: 'x',
  OPENAI_IMAGE_PRICE: '0.04',
  DAILY_BUDGET_USD: '0.1',
}

const postPrompt = (api: Api, prompt: string, parameters?: object) => api.post({ toolType, prompt, parameters })

async function readEvents(response: Response): Promise<[string | undefined, unknown][]> {
  const events: [string | undefined, unknown][] = []
  const parser = createParser({ onEvent: ({ event, data }) => events.push([event, JSON.parse(data)]) })
  parser.feed(await response.text())
  return events
}

test('a server tool’s parts come with its text', async () => {
  const { status, body } = await postPrompt(await startApi(), '2', { loud: true })
  expect(status).toBe(200)
  expect(body).toEqual({
    content: 'COUNTED',
    parts: [{ done: 1 }, { done: 2 }],
    remaining: 2,
    requestId: expect.any(String),
  })
})

test('streamed, progress and parts come in their order, then the text', async () => {
  const api = await startApi()
  const response = await api.send({ toolType, prompt: '2', headers: { Accept: 'text/event-stream' } })
  expect(await readEvents(response)).toEqual([
    ['progress', { stage: 'counting', done: 1, total: 2 }],
    ['part', { done: 1 }],
    ['progress', { stage: 'counting', done: 2, total: 2 }],
    ['part', { done: 2 }],
    ['done', { content: 'counted', remaining: 2, requestId: expect.any(String) }],
  ])
})

test.each([
  ['no link at all', undefined, 400, 'invalid_url'],
  ['', undefined, 400, 'empty_prompt'],
  ['1'.repeat(41), undefined, 400, 'too_long'],
  ['1', { quiet: true }, 400, 'invalid_request'],
  ['1', { loud: 'yes' }, 400, 'invalid_request'],
])('“%s” with %j is refused before the visitor’s token is used', async (prompt, parameters, status, code) => {
  const api = await startApi()
  const token = await api.token(toolType)
  expect(await api.post({ toolType, prompt, parameters, token })).toMatchObject({ status, body: { code } })
  expect((await api.post({ toolType, prompt: '1', token })).status).toBe(200)
})

test('a failure midway ends the stream in the catalogue’s words', async () => {
  const api = await startApi()
  const headers = { Accept: 'text/event-stream' }
  const response = await api.send({ toolType, prompt: '1 then fail', headers })
  expect((await readEvents(response)).at(-1)).toEqual([
    'error',
    {
      code: 'unavailable',
      error: 'The service is temporarily unavailable. Please try again in a moment.',
      requestId: expect.any(String),
    },
  ])
})

test('the tool’s own limit holds, and a failed run does not count', async () => {
  const api = await startApi({ env: { BURST_LIMIT: '100' } })
  expect((await postPrompt(api, '1 then fail')).status).toBe(503)
  const left = []
  for (let i = 0; i < 3; i += 1) left.push((await postPrompt(api, '1')).body.remaining)
  expect(left).toEqual([2, 1, 0])
  expect(await postPrompt(api, '1')).toMatchObject({ status: 429, body: { code: 'daily_limit' } })
})

test('a refusal counts as a use', async () => {
  const api = await startApi()
  expect((await postPrompt(api, '1 then refuse')).status).toBe(422)
  expect((await postPrompt(api, '1')).body.remaining).toBe(1)
})

test('a tool that works for longer than its deadline is stopped, at no cost of a use', async () => {
  const api = await startApi()
  expect(await postPrompt(api, '1 then wait')).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect((await postPrompt(api, '1')).body.remaining).toBe(2)
})

test('a visitor who leaves while a model works ends the work, which counts', async () => {
  const api = await startApi()
  const leaving = new AbortController()
  const headers = { Accept: 'text/event-stream' }
  const response = await api.send({ toolType, prompt: '1 then wait', headers, signal: leaving.signal })
  leaving.abort()
  await response.text().catch(() => {})
  await expect.poll(() => api.getLogLines().at(-1)).toContain('"reason":"client_gone"')
  expect((await postPrompt(api, '1')).body.remaining).toBe(1)
})

test('what a run cost is charged; one that does not say is charged its reserve', async () => {
  const api = await startApi({ env: imagePriceEnv })
  const from = (address: string, prompt: string) => api.post({ toolType, prompt, address })
  expect((await from('203.0.113.1', '1 costs 1000')).status).toBe(200)
  expect(api.getLogLines().at(-1)).toContain('"costMicroUsd":1000')
  expect((await from('203.0.113.2', '1')).status).toBe(200)
  expect(api.getLogLines().at(-1)).toContain('"costMicroUsd":40000')
  expect((await from('203.0.113.3', '1 costs 30000')).status).toBe(200)
  expect(await from('203.0.113.4', '1')).toMatchObject({ status: 503, body: { code: 'unavailable' } })
})

test('a run that costs nothing goes on when the budget is spent', async () => {
  const api = await startApi({ env: { ...imagePriceEnv, DAILY_BUDGET_USD: '0.01' } })
  expect((await postPrompt(api, '1')).status).toBe(503)
  expect((await postPrompt(api, '1 free')).status).toBe(200)
})

test('a service that keeps failing is left alone, and other tools go on', async () => {
  const api = await startApi()
  for (let i = 0; i < 5; i += 1) await postPrompt(api, '1 then fail')
  await postPrompt(api, '1')
  expect(api.getLogLines().at(-1)).toContain('"reason":"breaker_open"')
  expect((await api.post()).status).toBe(200)
})
