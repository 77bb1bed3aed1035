import { expect, onTestFinished, test, vi } from 'vitest'
import { createFixedEngine, startApi } from '@/test/api/start-api'
import { startWithModel } from '@/test/api/start-with-model'

test('a model’s cards arrive, and the log says what they cost', async () => {
  const { api, getLastLogEntry } = await startWithModel()
  const { status, body } = await api.post()
  expect(status).toBe(200)
  expect(body.engine).toBe('openai')
  expect(body.cards).toHaveLength(3)
  const { inputTokens, outputTokens, costMicroUsd } = getLastLogEntry()
  expect(costMicroUsd).toBe(Number(inputTokens) + Number(outputTokens))
})

test.each([
  // fault, status, code, calls, whether the use is given back
  ['401', 503, 'unavailable', 1, true], // Row F1
  ['403', 503, 'unavailable', 1, true], // Row F1
  ['billing', 503, 'unavailable', 1, true], // Row F1
  ['spend-limit', 503, 'unavailable', 1, true], // Row F1
  ['rate', 503, 'unavailable', 1, true], // Row F2
  ['500', 503, 'unavailable', 2, true], // Row F3
  ['503', 503, 'unavailable', 2, true], // Row F3
  ['hang', 503, 'unavailable', 1, true], // Row F4
  ['hang-mid', 503, 'unavailable', null, true], // Row F4
  ['html', 502, 'empty_response', 1, true], // Row F6
  ['empty', 502, 'empty_response', 1, true], // Row F6
  ['bad-json', 502, 'empty_response', 1, true], // Row F6
  ['malformed', 502, 'empty_response', null, true], // Row F6
  ['prose', 502, 'empty_response', null, true], // Row 53
  ['empty-content', 502, 'empty_response', null, true], // Row F7
  ['no-items', 502, 'empty_response', null, true], // Row F7
  ['all-invalid', 502, 'empty_response', null, true],
  ['cut', 502, 'empty_response', null, true], // Row F5
  ['end-mid', 502, 'empty_response', null, true], // Row F5
  ['long', 502, 'empty_response', 2, true], // Rows 57, F9
  ['refusal', 422, 'content_refused', 1, false], // Row F8
  ['content-filter', 422, 'content_refused', 1, false], // Row F8
  ['moderated', 422, 'content_refused', 1, false], // Row 56
  ['canary', 422, 'content_refused', 1, false], // Row 52
])('a model that answers “%s” gives %i %s', async (fault, status, code, calls, isFree) => {
  const { api, model } = await startWithModel({ IP_QUOTA_FACTOR: '1' })
  const prompt = `sourdough fault:${fault}`
  const answer = await api.post({ prompt })
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code })
  if (calls !== null) expect(model.requests).toHaveLength(calls)
  expect(JSON.stringify(answer.body)).not.toMatch(/sk-|SECRET|upstream|openai/i)
  expect(api.getLogLines().join()).not.toMatch(/SECRET|sourdough/)
  const other = await api.post({ prompt: 'One|Two', parameters: { split: true } })
  if (other.status === 200) expect(other.body.remaining).toBe(isFree ? 19 : 18)
})

// Rows 57, F9
test.each([
  ['fewer', 200],
  ['length', 200],
  ['fenced', 200],
  ['duplicates', 200],
])('an answer with the flaw “%s” is put right', async (fault, status) => {
  const { api } = await startWithModel()
  const { status: given, body } = await api.post({ prompt: `sourdough fault:${fault}` })
  expect(given).toBe(status)
  expect(body.cards.length).toBeGreaterThan(0)
  expect(new Set(body.cards.map((card) => card.copy)).size).toBe(body.cards.length)
})

// Row 35
test('no model is asked for a tool that runs in the browser alone', async () => {
  const { api, model } = await startWithModel()
  expect(await api.post({ toolType: 'fixture-widget', token: 'x' })).toMatchObject({
    status: 400,
    body: { code: 'invalid_request' },
  })
  expect(model.requests).toHaveLength(0)
})

// Rows 56, F8
test('what the model’s moderation refuses counts as a use, and what was sent is booked', async () => {
  const { api, getLastLogEntry } = await startWithModel({ IP_QUOTA_FACTOR: '1', DAILY_BUDGET_USD: '0.05' })
  expect((await api.post({ prompt: 'sourdough fault:moderated' })).status).toBe(422)
  // Some servers charge for reading what they refuse, and none says so.
  expect(getLastLogEntry()).toMatchObject({ inputTokens: expect.any(Number), outputTokens: 0 })
  expect(getLastLogEntry().costMicroUsd).toBeGreaterThan(800)
  expect((await api.post()).body.remaining).toBe(18)
})

// Row 55
test('markup in an answer stays text', async () => {
  const { api } = await startWithModel()
  const { headers, body } = await api.post({ prompt: 'sourdough fault:html-items' })
  expect(headers.get('content-type')).toContain('application/json')
  expect(body.cards[0]?.copy).toContain('<script>')
})

// Rows 85, F3
test('ten failures cost no use, and after five the model is left alone', async () => {
  const { api, model } = await startWithModel({ IP_QUOTA_FACTOR: '1' })
  for (let i = 0; i < 10; i += 1) {
    const { status, body } = await api.post({ prompt: 'sourdough fault:503' })
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'unavailable' })
  }
  expect(model.requests).toHaveLength(10)
  expect(api.getLogLines().at(-1)).toContain('"reason":"breaker_open"')

  vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  expect((await api.post()).body.remaining).toBe(19)
})

// Row F1
test('while the model is left alone a request keeps its token and is told when to come back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { api } = await startWithModel()
  await api.post({ prompt: 'sourdough fault:401' })
  const token = await api.token()
  const { status, headers } = await api.post({ token })
  expect(status).toBe(503)
  expect(headers.get('retry-after')).toBe('300')
  vi.setSystemTime(Date.now() + 299_000)
  expect((await api.post({ token })).status).toBe(503)
})

// Row F2
test('a rate limit’s time is passed on', async () => {
  const { api } = await startWithModel()
  const { headers } = await api.post({ prompt: 'sourdough fault:rate' })
  expect(headers.get('retry-after')).toBe('30')
})

// Row F19
test('who leaves ends the model’s work, and the use counts', async () => {
  const { api, model, getLastLogEntry } = await startWithModel({ IP_QUOTA_FACTOR: '1' })
  const token = await api.token()
  const gone = new AbortController()
  const call = api.send({ token, prompt: 'sourdough fault:slow', signal: gone.signal })
  await expect.poll(() => model.requests).toHaveLength(1)
  gone.abort()
  await expect(call).rejects.toThrow()
  await expect.poll(() => model.requests[0]?.aborted).toBe(true)
  await expect.poll(() => getLastLogEntry()).toMatchObject({ status: 499, reason: 'client_gone' })
  expect((await api.post()).body.remaining).toBe(18)
})

test('a failure that the server did not charge for costs nothing', async () => {
  const { api, getLastLogEntry } = await startWithModel()
  await api.post({ prompt: 'sourdough fault:500' })
  expect(getLastLogEntry().costMicroUsd).toBe(0)
})

test('an engine that writes nothing gives “no data”, and one that hangs is ended by who leaves', async () => {
  expect((await (await startApi({ engine: createFixedEngine([]) })).post()).body.error).toBe(
    'No data received from the service',
  )
  const gone = new AbortController()
  const api = await startApi({
    engine: { name: 'built-in', write: () => createHangingIterable(() => gone.abort()) },
  })
  await expect(api.send({ signal: gone.signal, token: await api.token() })).rejects.toThrow()
  await expect.poll(() => api.getLogLines().at(-1)).toContain('client_gone')
})

function createHangingIterable(onAsked: () => void): AsyncIterable<never> {
  const next = () => {
    onAsked()
    return new Promise<never>(() => {})
  }
  return { [Symbol.asyncIterator]: () => ({ next }) }
}
