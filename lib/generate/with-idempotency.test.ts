import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MemoryReplyStore } from '@/lib/server/idempotency/memory-reply-store'
import type { Engine } from '@/lib/tool/engine'
import { type Api, type ApiCall, sampleLines, startApi } from '@/test/api/start-api'
import { startWithModel } from '@/test/api/start-with-model'

const singleQuotaEnv = { IP_QUOTA_FACTOR: '1' }
const streamHeaders = { Accept: 'text/event-stream' }
const buildKeyHeaders = (key: string = randomUUID(), more: Record<string, string> = {}) => ({
  'Idempotency-Key': key,
  ...more,
})

/**
 * A model that counts its runs and writes other lines in each. After the first line of its first runs it waits for
 * `open`, or until it is left.
 */
function createCountingEngine(waitingRuns = 0) {
  const gate = Promise.withResolvers<void>()
  const seen = { runs: 0 }
  const engine: Engine = {
    name: 'openai',
    async *write(_, signal) {
      seen.runs += 1
      const run = seen.runs
      const left = new Promise((resolve) => signal.addEventListener('abort', resolve))
      for (const [index, text] of sampleLines.entries()) {
        yield { item: { text: `${text} ${run}` } }
        if (index === 0 && run <= waitingRuns) await Promise.race([gate.promise, left])
        signal.throwIfAborted()
      }
    },
  }
  return { engine, seen, open: gate.resolve }
}

/** Uses that the visitor has left of 20, found out by taking one. */
async function getRemainingUses(api: Api, more: ApiCall = {}): Promise<number> {
  const { body } = await api.post({ prompt: 'One|Two', parameters: { split: true }, ...more })
  return body.remaining + 1
}

// Row F35
test('the same request with the same key has the same answer, at one use and one call of the model', async () => {
  const { engine, seen } = createCountingEngine()
  const api = await startApi({ engine, env: singleQuotaEnv })
  const headers = buildKeyHeaders()
  const first = await api.post({ headers })
  const second = await api.post({ headers })
  expect(first.status).toBe(200)
  expect(second.body).toEqual(first.body)
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
  expect(seen.runs).toBe(1)
  expect(await getRemainingUses(api)).toBe(19)
  expect(api.getLogLines().filter((line) => line.includes('"replayed":true'))).toHaveLength(1)
})

test('the answer takes no token, and neither a quota that is used up nor a full house keeps it back', async () => {
  const { engine } = createCountingEngine()
  const api = await startApi({
    engine,
    env: { ...singleQuotaEnv, MODEL_DAILY_LIMIT: '1', OPENAI_API_KEY: 'x' },
  })
  const headers = buildKeyHeaders()
  const first = await api.post({ headers })
  for (let i = 0; i < 19; i += 1) await getRemainingUses(api)
  expect((await api.post({ prompt: 'One|Two', parameters: { split: true } })).status).toBe(429)
  expect((await api.post({ headers, token: 'worthless' })).body).toEqual(first.body)
  const token = await api.token()
  expect((await api.post({ headers, token })).body).toEqual(first.body)
  expect(
    (await api.post({ token, address: '203.0.113.9', prompt: 'One|Two', parameters: { split: true } })).status,
  ).toBe(200)
})

test('streamed or not, both forms repeat either', async () => {
  const { engine, seen } = createCountingEngine()
  const api = await startApi({ engine })
  const [asStream, asJson] = [buildKeyHeaders(), buildKeyHeaders()]
  const stream = await (await api.send({ headers: { ...asStream, ...streamHeaders } })).text()
  expect(stream.match(/^event: .*$/gm)).toEqual(['event: card', 'event: card', 'event: card', 'event: done'])
  expect(await (await api.send({ headers: { ...asStream, ...streamHeaders } })).text()).toBe(stream)
  const done = JSON.parse(stream.split('event: done\ndata: ')[1] ?? '')
  expect((await api.post({ headers: asStream })).body).toEqual(done)

  const { body } = await api.post({ headers: asJson })
  const events = await (await api.send({ headers: { ...asJson, ...streamHeaders } })).text()
  expect(events).toContain(`event: done\ndata: ${JSON.stringify(body)}\n\n`)
  expect(events.match(/^event: card$/gm)).toHaveLength(3)
  expect(seen.runs).toBe(2)
})

test('a server tool’s parts are repeated without its progress', async () => {
  const api = await startApi()
  const call = { toolType: 'fixture-server', prompt: '2', headers: buildKeyHeaders() }
  const { body } = await api.post(call)
  expect((await api.post(call)).body).toEqual(body)
  const events = await (await api.send({ ...call, headers: { ...call.headers, ...streamHeaders } })).text()
  expect(events.match(/^event: .*$/gm)).toEqual(['event: part', 'event: part', 'event: done'])
  expect((await api.post({ ...call, headers: buildKeyHeaders() })).body.remaining).toBe(1)
})

test.each<[string, ApiCall]>([
  ['another prompt', { prompt: 'rye bread' }],
  ['another option', { parameters: { amount: 2 } }],
  ['another tool', { toolType: 'fixture-other' }],
])('the key of one request does not stand for %s', async (_, other) => {
  const api = await startApi()
  const headers = buildKeyHeaders()
  await api.post({ headers })
  expect(await api.post({ ...other, headers })).toMatchObject({
    status: 422,
    body: { code: 'invalid_request', error: 'Invalid request. Reload the page and try again.' },
  })
})

test('another visitor’s key is another key', async () => {
  const { engine, seen } = createCountingEngine()
  const api = await startApi({ engine })
  const headers = buildKeyHeaders()
  const first = await api.post({ headers, address: '203.0.113.1' })
  const second = await api.post({ headers, address: '203.0.113.2' })
  expect(second.status).toBe(200)
  expect(second.body.content).not.toBe(first.body.content)
  expect((await api.post({ headers, address: '203.0.113.1' })).body).toEqual(first.body)
  expect(seen.runs).toBe(2)
})

test.each(['short', 'x'.repeat(65), 'sixteen letters!', '"0123456789abcdef', `${randomUUID()}, ${randomUUID()}`, ''])(
  'a key like “%s” is refused before anything is used up',
  async (key) => {
    const api = await startApi({ env: singleQuotaEnv })
    const token = await api.token()
    expect(await api.post({ token, headers: buildKeyHeaders(key) })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    })
    expect((await api.post({ token })).body.remaining).toBe(19)
  },
)

test('a key in quotation marks, as the draft has it, is the key without', async () => {
  const { engine, seen } = createCountingEngine()
  const api = await startApi({ engine })
  const key = randomUUID()
  await api.post({ headers: buildKeyHeaders(`"${key}"`) })
  await api.post({ headers: buildKeyHeaders(key) })
  expect(seen.runs).toBe(1)
})

test('burst limit, origin and body are looked at before a reply is repeated', async () => {
  const api = await startApi({ env: { BURST_LIMIT: '2', SITE_URL: 'https://own.example' } })
  const headers = buildKeyHeaders()
  const token = await api.token()
  expect((await api.post({ headers, token })).status).toBe(200)
  expect((await api.post({ headers: { ...headers, Origin: 'https://evil.example' }, token })).status).toBe(403)
  expect((await api.post({ headers, token })).status).toBe(200)
  expect((await api.post({ headers, token })).status).toBe(429)
  expect((await api.post({ headers, address: '203.0.113.5', body: '{}' })).status).toBe(400)
})

test('who asks again while the first is under way waits for its cards', async () => {
  const { engine, seen, open } = createCountingEngine(1)
  const api = await startApi({ engine, env: singleQuotaEnv })
  const headers = buildKeyHeaders(undefined, streamHeaders)
  const tokens = await Promise.all([api.token(), api.token(), api.token()])
  const first = await api.send({ headers, token: tokens[0] })
  const others = tokens.slice(1).map((token) => api.send({ headers, token }))
  await new Promise((resolve) => setTimeout(resolve, 300))
  open()
  const texts = await Promise.all([first, ...(await Promise.all(others))].map((response) => response.text()))
  expect(new Set(texts).size).toBe(1)
  expect(texts[0]?.match(/^event: card$/gm)).toHaveLength(3)
  expect(seen.runs).toBe(1)
  expect(await getRemainingUses(api)).toBe(19)
})

test('who waits for longer than proxies do is told that it is still under way', async () => {
  const { engine, open, seen } = createCountingEngine(1)
  const replies = new MemoryReplyStore()
  const looks = vi.spyOn(replies, 'put')
  const api = await startApi({ engine, replyStore: replies })
  const headers = buildKeyHeaders()
  const [token, other] = [await api.token(), await api.token()]
  const first = api.post({ headers, token })
  await expect.poll(() => seen.runs).toBe(1)
  // The note of the first, which would be renewed as time passes.
  looks.mockResolvedValue(looks.mock.calls[0]?.[1] ?? null)
  const second = api.post({ headers, token: other })
  await expect.poll(() => looks).toHaveBeenCalledTimes(2)
  const now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now + 50_000)
  const refused = await second
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'in_progress',
      error: 'We’re still working on your first try. Please try again in a moment.',
    },
  })
  expect(refused.headers.get('retry-after')).toBe('5')
  open()
  expect((await first).status).toBe(200)
})

test('who leaves while they wait ends nothing', async () => {
  const { engine, open, seen } = createCountingEngine(1)
  const replies = new MemoryReplyStore()
  const api = await startApi({ engine, replyStore: replies })
  const headers = buildKeyHeaders()
  const [token, other] = [await api.token(), await api.token()]
  const first = api.post({ headers, token })
  await expect.poll(() => seen.runs).toBe(1)
  const looks = vi.spyOn(replies, 'put')
  const gone = new AbortController()
  const second = api.send({ headers, token: other, signal: gone.signal })
  second.catch(() => {})
  await expect.poll(() => looks).toHaveBeenCalled()
  gone.abort()
  await expect(second).rejects.toThrow()
  await expect.poll(() => api.getLogLines().join()).toContain('"reason":"client_gone"')
  open()
  expect((await first).status).toBe(200)
  expect(seen.runs).toBe(1)
})

test('a failed run is not kept: the next one with its key is carried out, and takes the one use', async () => {
  const { api, model } = await startWithModel(singleQuotaEnv)
  const headers = buildKeyHeaders()
  const prompt = 'sourdough fault:503'
  expect((await api.post({ headers, prompt })).status).toBe(503)
  const calls = model.requests.length
  expect((await api.post({ headers, prompt })).status).toBe(503)
  expect(model.requests.length).toBeGreaterThan(calls)
  expect(await getRemainingUses(api)).toBe(20)
})

test('who was refused before the run may come again with the same key', async () => {
  const api = await startApi({ env: singleQuotaEnv })
  const headers = buildKeyHeaders()
  expect((await api.post({ headers, token: 'x' })).status).toBe(403)
  expect((await api.post({ headers, parameters: { amount: 99 } })).status).toBe(400)
  expect((await api.post({ headers })).body.remaining).toBe(19)
})

/** A visitor who asks, and leaves while the model works. */
async function askAndLeave(api: Api, headers: Record<string, string>, hasBegun: () => boolean) {
  const before = api.getLogLines().length
  const gone = new AbortController()
  const call = api.send({ token: await api.token(), headers, signal: gone.signal })
  await expect.poll(hasBegun).toBe(true)
  gone.abort()
  await expect(call).rejects.toThrow()
  await expect.poll(() => api.getLogLines().slice(before).join()).toContain('client_gone')
}

test('who left while the model worked and comes again is served once more without another use', async () => {
  const { engine, seen } = createCountingEngine(1)
  const api = await startApi({ engine, env: singleQuotaEnv })
  const headers = buildKeyHeaders()
  await askAndLeave(api, headers, () => seen.runs === 1)
  const again = await api.post({ headers })
  expect(again).toMatchObject({ status: 200, body: { remaining: 19 } })
  expect((await api.post({ headers })).body).toEqual(again.body)
  expect(seen.runs).toBe(2)
  expect(await getRemainingUses(api)).toBe(19)
})

test('only once: who leaves a second time has had the model work twice, and the third takes a use', async () => {
  const { engine, seen } = createCountingEngine(2)
  const api = await startApi({ engine, env: singleQuotaEnv })
  const headers = buildKeyHeaders()
  await askAndLeave(api, headers, () => seen.runs === 1)
  await askAndLeave(api, headers, () => seen.runs === 2)
  expect((await api.post({ headers })).body.remaining).toBe(18)
})

test('what was paid stays so through failures that are not the visitor’s, and when no use is left', async () => {
  const { engine, seen } = createCountingEngine(1)
  const api = await startApi({ engine, env: singleQuotaEnv })
  const headers = buildKeyHeaders()
  await askAndLeave(api, headers, () => seen.runs === 1)
  for (let i = 0; i < 19; i += 1) await getRemainingUses(api)
  expect((await api.post()).status).toBe(429)
  expect((await api.post({ headers, token: 'x' })).status).toBe(403)
  const { write } = engine
  engine.write = async function* () {
    yield* []
  }
  expect((await api.post({ headers })).status).toBe(502)
  engine.write = write
  expect((await api.post({ headers })).body.remaining).toBe(0)
  expect((await api.post()).status).toBe(429)
})

test('a refusal of the model’s is an answer that costs a use, but not two', async () => {
  const { api } = await startWithModel(singleQuotaEnv)
  const headers = buildKeyHeaders()
  const prompt = 'sourdough fault:refusal'
  for (let i = 0; i < 2; i += 1) expect((await api.post({ headers, prompt })).status).toBe(422)
  expect(await getRemainingUses(api)).toBe(19)
})

test('a reply with pictures or sound is larger than what is kept: asked for again, it is made anew', async () => {
  const api = await startApi()
  const remaining: number[] = []
  for (const prompt of ['2 large 130000', '2 large 132000']) {
    const call = { toolType: 'fixture-server', prompt, headers: buildKeyHeaders() }
    for (let i = 0; i < 2; i += 1) remaining.push((await api.post(call)).body.remaining)
  }
  expect(remaining).toEqual([2, 2, 1, 0])
})

test('after ten minutes a key is new', async () => {
  const { engine, seen } = createCountingEngine()
  const api = await startApi({ engine })
  const headers = buildKeyHeaders()
  const now = performance.now.bind(performance)
  await api.post({ headers })
  const passed = (ms: number) => vi.spyOn(performance, 'now').mockImplementation(() => now() + ms)
  passed(590_000)
  await api.post({ headers })
  expect(seen.runs).toBe(1)
  passed(601_000)
  onTestFinished(() => void vi.restoreAllMocks())
  await api.post({ headers })
  expect(seen.runs).toBe(2)
})

// Row F35
test('two instances that share a store give one answer at one call of the model', async () => {
  const replies = new MemoryReplyStore()
  const env = { APP_SECRET: 'a'.repeat(32) }
  const [one, other] = [createCountingEngine(1), createCountingEngine()]
  const here = await startApi({ engine: one.engine, env, replyStore: replies })
  const there = await startApi({ engine: other.engine, env, replyStore: replies })
  const headers = buildKeyHeaders()
  const first = here.post({ headers })
  await expect.poll(() => one.seen.runs).toBe(1)
  const second = there.post({ headers })
  one.open()
  expect((await second).body).toEqual((await first).body)
  expect((await there.post({ headers })).body).toEqual((await first).body)
  expect(other.seen.runs).toBe(0)
})
