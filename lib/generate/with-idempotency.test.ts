import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { createReplyStore } from '@/lib/server/idempotency/reply-store'
import type { Engine } from '@/lib/tool/engine'
import { type Api, type ApiCall, sampleLines, startApi } from '@/test/api/start-api'
import { startWithModel } from '@/test/api/start-with-model'

const singleQuotaEnv = { IP_QUOTA_FACTOR: '1' }
const streamHeaders = { Accept: 'text/event-stream' }
const builtInCall = { prompt: 'One|Two', parameters: { split: true } }
const buildKeyHeaders = (key: string = randomUUID()) => ({ 'Idempotency-Key': key })

/** Counts runs, which write different lines. The first `waitingRuns` pause after one line until `open` or an abort. */
function createCountingEngine(waitingRuns = 0) {
  const gate = Promise.withResolvers<void>()
  const seen = { runs: 0 }
  const engine: Engine = {
    name: 'openai',
    async *write(_, signal) {
      seen.runs += 1
      const run = seen.runs
      const whenAborted = new Promise((resolve) => signal.addEventListener('abort', resolve))
      for (const [index, text] of sampleLines.entries()) {
        yield { item: { text: `${text} ${run}` } }
        if (index === 0 && run <= waitingRuns) await Promise.race([gate.promise, whenAborted])
        signal.throwIfAborted()
      }
    },
  }
  return { engine, seen, open: gate.resolve }
}

const getRemainingUses = async (api: Api) => (await api.post(builtInCall)).body.remaining + 1

test('returns the same reply for the same request and key, at one use and one model call', async () => {
  const { engine, seen } = createCountingEngine()
  const api = await startApi({ engine, env: singleQuotaEnv })
  const key = randomUUID()
  const first = await api.post({ headers: buildKeyHeaders(key) })
  const second = await api.post({ headers: buildKeyHeaders(`"${key}"`) })
  expect(first.status).toBe(200)
  expect(second.body).toEqual(first.body)
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
  expect(seen.runs).toBe(1)
  expect(await getRemainingUses(api)).toBe(19)
  expect(api.getLogLines().filter((line) => line.includes('"replayed":true'))).toHaveLength(1)
})

test('a repeated reply uses no token and needs neither quota nor model runs', async () => {
  const { engine } = createCountingEngine()
  const env = { ...singleQuotaEnv, MODEL_DAILY_LIMIT: '1', OPENAI_API_KEY: 'x' }
  const api = await startApi({ engine, env })
  const headers = buildKeyHeaders()
  const first = await api.post({ headers })
  for (let i = 0; i < 19; i += 1) await api.post(builtInCall)
  expect((await api.post(builtInCall)).status).toBe(429)
  expect((await api.post({ headers, token: 'worthless' })).body).toEqual(first.body)
  const token = await api.token()
  expect((await api.post({ headers, token })).body).toEqual(first.body)
  expect((await api.post({ ...builtInCall, token, address: '203.0.113.9' })).status).toBe(200)
})

test('repeats a reply in both forms, streamed or not', async () => {
  const { engine, seen } = createCountingEngine()
  const api = await startApi({ engine })
  const [streamKeyHeaders, jsonKeyHeaders] = [buildKeyHeaders(), buildKeyHeaders()]
  const stream = await (await api.send({ headers: { ...streamKeyHeaders, ...streamHeaders } })).text()
  expect(stream.match(/^event: .*$/gm)).toEqual(['event: card', 'event: card', 'event: card', 'event: done'])
  expect(await (await api.send({ headers: { ...streamKeyHeaders, ...streamHeaders } })).text()).toBe(stream)
  const done = JSON.parse(stream.split('event: done\ndata: ')[1] ?? '')
  expect((await api.post({ headers: streamKeyHeaders })).body).toEqual(done)

  const { body } = await api.post({ headers: jsonKeyHeaders })
  const events = await (await api.send({ headers: { ...jsonKeyHeaders, ...streamHeaders } })).text()
  expect(events).toContain(`event: done\ndata: ${JSON.stringify(body)}\n\n`)
  expect(events.match(/^event: card$/gm)).toHaveLength(3)
  expect(seen.runs).toBe(2)
})

test('repeats a server tool’s parts without its progress', async () => {
  const api = await startApi()
  const call = { toolType: 'fixture-server', prompt: '2', headers: buildKeyHeaders() }
  const { body } = await api.post(call)
  expect((await api.post(call)).body).toEqual(body)
  const events = await (await api.send({ ...call, headers: { ...call.headers, ...streamHeaders } })).text()
  expect(events.match(/^event: .*$/gm)).toEqual(['event: part', 'event: part', 'event: done'])
  expect((await api.post({ ...call, headers: buildKeyHeaders() })).body.remaining).toBe(1)
})

test('returns the same reply for another seed, which is random', async () => {
  const api = await startApi()
  const headers = buildKeyHeaders()
  const first = await api.post({ headers, parameters: { amount: 2, seed: 1 } })
  expect((await api.post({ headers, parameters: { amount: 2, seed: 2 } })).body).toEqual(first.body)
})

test.each<ApiCall>([{ prompt: 'rye bread' }, { parameters: { amount: 2 } }, { toolType: 'fixture-other' }])(
  'refuses a key for a different request: %j',
  async (differentCall) => {
    const api = await startApi()
    const headers = buildKeyHeaders()
    await api.post({ headers })
    expect(await api.post({ ...differentCall, headers })).toMatchObject({
      status: 422,
      body: { code: 'invalid_request' },
    })
  },
)

test('keeps the keys of different visitors apart', async () => {
  const { engine, seen } = createCountingEngine()
  const api = await startApi({ engine })
  const headers = buildKeyHeaders()
  const first = await api.post({ headers, address: '203.0.113.1' })
  const second = await api.post({ headers, address: '203.0.113.2' })
  expect(second.body.content).not.toBe(first.body.content)
  expect((await api.post({ headers, address: '203.0.113.1' })).body).toEqual(first.body)
  expect(seen.runs).toBe(2)
})

test.each(['short', 'x'.repeat(65), 'sixteen letters!', '"0123456789abcdef', `${randomUUID()}, ${randomUUID()}`, ''])(
  'refuses a key like “%s”',
  async (key) => {
    const api = await startApi()
    const reply = await api.post({ headers: buildKeyHeaders(key) })
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  },
)

async function startTwoRequests(headers: Record<string, string>, signal?: AbortSignal) {
  const { engine, open, seen } = createCountingEngine(1)
  const replyStore = createReplyStore(null)
  const swaps = vi.spyOn(replyStore, 'swap')
  const api = await startApi({ engine, replyStore, env: singleQuotaEnv })
  const [token, otherToken] = [await api.token(), await api.token()]
  const first = api.send({ headers, token })
  await expect.poll(() => seen.runs).toBe(1)
  const second = api.send({ headers, token: otherToken, ...(signal && { signal }) })
  second.catch(() => {})
  await expect.poll(() => swaps.mock.calls.length).toBeGreaterThan(1)
  return { api, first, second, open, seen, swaps }
}

test('a second request waits for the cards of the first', async () => {
  const { api, first, second, open, seen } = await startTwoRequests({ ...buildKeyHeaders(), ...streamHeaders })
  open()
  const texts = [await (await first).text(), await (await second).text()]
  expect(texts[1]).toBe(texts[0])
  expect(texts[0]?.match(/^event: card$/gm)).toHaveLength(3)
  expect(seen.runs).toBe(1)
  expect(await getRemainingUses(api)).toBe(19)
})

test('reports that the first request is in progress when the wait exceeds proxy timeouts', async () => {
  const { first, second, open, swaps } = await startTwoRequests(buildKeyHeaders())
  // Returns the first request's entry, which would be renewed over time.
  swaps.mockResolvedValue(swaps.mock.calls[0]?.[1] ?? null)
  const now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now + 50_000)
  const refused = await second
  expect(refused.status).toBe(409)
  const error = 'We’re still working on this. Please try again in a moment.'
  expect(await refused.json()).toMatchObject({ code: 'in_progress', error })
  expect(refused.headers.get('retry-after')).toBe('5')
  open()
  expect((await first).status).toBe(200)
})

test('does not end the first request when a waiting visitor leaves', async () => {
  const controller = new AbortController()
  const { api, first, second, open, seen } = await startTwoRequests(buildKeyHeaders(), controller.signal)
  controller.abort()
  await expect(second).rejects.toThrow()
  await expect.poll(() => api.getLogLines().join()).toContain('"reason":"client_gone"')
  open()
  expect((await first).status).toBe(200)
  expect(seen.runs).toBe(1)
})

test('does not save a failed run, and runs the next request with its key', async () => {
  const { api, model } = await startWithModel(singleQuotaEnv)
  const headers = buildKeyHeaders()
  const prompt = 'sourdough fault:503'
  expect((await api.post({ headers, prompt })).status).toBe(503)
  const calls = model.requests.length
  expect((await api.post({ headers, prompt })).status).toBe(503)
  expect(model.requests.length).toBeGreaterThan(calls)
  expect(await getRemainingUses(api)).toBe(20)
})

test('accepts the same key again after a refusal before the run', async () => {
  const api = await startApi({ env: singleQuotaEnv })
  const headers = buildKeyHeaders()
  expect((await api.post({ headers, token: 'x' })).status).toBe(403)
  expect((await api.post({ headers, parameters: { amount: 99 } })).status).toBe(400)
  expect((await api.post({ headers })).body.remaining).toBe(19)
})

async function sendAndAbort(api: Api, headers: Record<string, string>, hasBegun: () => boolean) {
  const lineCountBefore = api.getLogLines().length
  const controller = new AbortController()
  const call = api.send({ token: await api.token(), headers, signal: controller.signal })
  await expect.poll(hasBegun).toBe(true)
  controller.abort()
  await expect(call).rejects.toThrow()
  await expect.poll(() => api.getLogLines().slice(lineCountBefore).join()).toContain('client_gone')
}

test('serves a visitor who left during the model’s work again without another use, twice a day', async () => {
  const { engine, seen } = createCountingEngine(3)
  const api = await startApi({ engine, env: singleQuotaEnv })
  const headers = buildKeyHeaders()
  for (let run = 1; run <= 2; run += 1) await sendAndAbort(api, headers, () => seen.runs === run)
  await sendAndAbort(api, headers, () => seen.runs === 3)
  const reply = await api.post({ headers })
  expect(reply).toMatchObject({ status: 200, body: { remaining: 18 } })
  expect((await api.post({ headers })).body).toEqual(reply.body)
  expect(seen.runs).toBe(4)
  expect(await getRemainingUses(api)).toBe(18)
})

test('does not save a reply over 256 kB and runs a repeated request again', async () => {
  const api = await startApi()
  const remaining: number[] = []
  for (const prompt of ['2 large 130000', '2 large 132000']) {
    const call = { toolType: 'fixture-server', prompt, headers: buildKeyHeaders() }
    for (let i = 0; i < 2; i += 1) remaining.push((await api.post(call)).body.remaining)
  }
  expect(remaining).toEqual([2, 2, 1, 0])
})
