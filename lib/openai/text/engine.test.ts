import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { ChatBody } from '@/e2e/mock-servers/openai/chat-request'
import { CallWatchdog } from '@/lib/openai/call-watchdog'
import { createVisionSupport } from '@/lib/openai/learned-value'
import type { TokenUsage } from '@/lib/tool/engine'
import { getTask, parseRequest, startOpenAiRunner } from '@/test/openai-runner'
import { sampleInput } from '@/test/samples'

let runner: Awaited<ReturnType<typeof startOpenAiRunner>>

beforeAll(async () => {
  runner = await startOpenAiRunner()
  return () => runner.mockOpenAi.stop()
})
afterEach(() => void vi.useRealTimers())

const { signal } = new AbortController()

test('returns items as the tool defines them, in one call', async () => {
  const { items, error, requests } = await runner.run('sourdough bread at home')
  expect(error).toBeNull()
  expect(items).toEqual([
    { kind: 'question', text: 'This is the quiet part of sourdough bread at home' },
    { kind: 'statement', text: 'Two small habits keep sourdough bread at home from falling apart' },
    { kind: 'question', text: 'Listen to the sound sourdough bread at home makes at the end' },
    { kind: 'statement', text: 'Why does sourdough bread at home look better from this side' },
  ])
  expect(requests).toHaveLength(1)
  expect(requests[0]?.authorization).toBe('Bearer sk-test')
  expect(requests[0]?.body).toEqual({
    model: 'm',
    stream: true,
    stream_options: { include_usage: true },
    max_tokens: 700,
    reasoning_effort: 'none',
    messages: [
      { role: 'system', content: expect.stringContaining('You write single lines.') },
      { role: 'user', content: expect.stringContaining('"prompt": "sourdough bread at home"') },
    ],
    response_format: {
      type: 'json_schema',
      json_schema: {
        name: 'sample-lines',
        strict: true,
        schema: expect.objectContaining({ required: ['promptKind', 'reading', 'items'], additionalProperties: false }),
      },
    },
  })
})

test('sends a placeholder to a server without keys', async () => {
  const { error, requests } = await runner.run('bread', { engine: runner.createEngine({ apiKey: null }) })
  expect([error, requests[0]?.authorization]).toEqual([null, 'Bearer none'])
})

test('requests missing items once and includes the items already written', async () => {
  const { items, requests } = await runner.run('oat bread fault:fewer')
  expect(requests).toHaveLength(2)
  expect(parseRequest(requests[1]).already).toEqual(items.slice(0, 3).map(({ text }) => text))
  expect(getTask(requests[1])).toContain('Write exactly 2 items for `prompt`')
})

test('requests as many further items as the caller reports missing', async () => {
  const getProgress = () => ({ missingCount: 3, missingPlaces: [], accepted: [], rejected: [] })
  const job = runner.job('oat bread', { getProgress })
  expect(await Array.fromAsync(runner.createEngine().write(job, signal))).toHaveLength(9)
  expect(getTask(runner.mockOpenAi.requests.at(-1))).toContain('Write exactly 4 items')
})

test.each([
  ['duplicates are dropped', 'duplicates', 2],
  ['a failed repair loses no item', 'repair-500', 3],
])('returns the two usable items: %s', async (_, fault, calls) => {
  const { items, error, requests } = await runner.run(`oat bread fault:${fault}`)
  expect([items.length, error, requests.length]).toEqual([2, null, calls])
})

const getFormats = (requests: { body: ChatBody }[]) => requests.map(({ body }) => body.response_format?.type)

test.each([
  ['no-schema', 'json_object', '"type":"json_object"'],
  ['text-only', undefined, '# JSON Schema of the answer'],
  ['old-limit', 'json_schema', '"max_completion_tokens":700'],
])('does not send again what a server has refused: %s', async (fault, format, text) => {
  const engine = runner.createEngine()
  await runner.run(`corn bread fault:${fault}`, { engine })
  const { error, requests } = await runner.run(`corn bread fault:${fault}`, { engine })
  expect([error, getFormats(requests)]).toEqual([null, [format]])
  expect(JSON.stringify(requests[0]?.body)).toContain(text)
})

test('does not remember a refusal that no narrower form resolves', async () => {
  const engine = runner.createEngine()
  const { error, requests } = await runner.run('corn bread fault:grammar', { engine })
  expect(error).toEqual(['unavailable', 'upstream_request', undefined])
  expect(getFormats(requests)).toEqual(['json_schema', 'json_object', undefined])
  expect(getFormats((await runner.run('corn bread', { engine })).requests)).toEqual(['json_schema'])
})

test('tries a refused form again after an hour', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const engine = runner.createEngine()
  const runAndGetFormats = async (fault = '') =>
    getFormats((await runner.run(`corn bread ${fault}`, { engine })).requests)
  expect(await runAndGetFormats('fault:once-grammar')).toEqual(['json_schema', 'json_object'])
  vi.advanceTimersByTime(59 * 60_000)
  expect(await runAndGetFormats()).toEqual(['json_object'])
  vi.advanceTimersByTime(2 * 60_000)
  expect(await runAndGetFormats()).toEqual(['json_schema'])
})

async function runAndCountUsage(prompt: string) {
  const calls: { used: () => TokenUsage; ended: boolean }[] = []
  const onModelCall = (used: () => TokenUsage) => {
    const call = { used, ended: false }
    calls.push(call)
    return () => {
      call.ended = true
    }
  }
  const { requests } = await runner.run(prompt, { onModelCall })
  expect(calls.every(({ ended }) => ended)).toBe(true)
  return { counts: calls.map(({ used }) => used()), cost: requests.map(({ used }) => used) }
}

test('counts the reported usage of each call, and nothing for a refused one', async () => {
  const { counts, cost } = await runAndCountUsage('oat bread fault:fewer')
  expect(counts).toHaveLength(2)
  expect(counts).toEqual(cost)
  const refusedRun = await runAndCountUsage('oat bread fault:repair-500')
  expect(refusedRun.counts).toEqual([refusedRun.cost[0], { inputTokens: 0, outputTokens: 0 }])
})

test.each(['hang', 'hang-mid', 'slow'])('aborts the call when the visitor leaves: %s', async (fault) => {
  const controller = new AbortController()
  const requestCount = runner.mockOpenAi.requests.length
  const pendingRun = runner.run(`bread fault:${fault}`, { signal: controller.signal })
  await expect.poll(() => runner.mockOpenAi.requests).toHaveLength(requestCount + 1)
  controller.abort(new Error('client_gone'))
  const { error, requests } = await pendingRun
  expect(error).toEqual(new Error('client_gone'))
  await expect.poll(() => requests[0]?.aborted).toBe(true)
})

test('aborts the call when the caller stops at the first item of a stream', async () => {
  const engine = runner.createEngine({ timeouts: { drainMs: 100 } })
  for await (const _ of engine.write(runner.job('bread fault:slow'), signal)) break
  await expect.poll(() => runner.mockOpenAi.requests.at(-1)?.aborted).toBe(true)
})

test('applies one timeout to the first words and another to each later silence', () => {
  vi.useFakeTimers()
  const timeouts = { firstChunkMs: 40_000, idleMs: 15_000 }
  const createWatchdog = () => new CallWatchdog(timeouts, new AbortController().signal)
  const slowWatchdog = createWatchdog()
  slowWatchdog.recordChunk('')
  vi.advanceTimersByTime(39_999)
  for (let chunk = 0; chunk < 10; chunk += 1) {
    slowWatchdog.recordChunk('word')
    vi.advanceTimersByTime(14_999)
  }
  expect(() => slowWatchdog.throwIfEnded()).not.toThrow()
  vi.advanceTimersByTime(1)
  expect(() => slowWatchdog.throwIfEnded()).toThrow(expect.objectContaining({ reason: 'upstream_timeout' }))
  const silentWatchdog = createWatchdog()
  vi.advanceTimersByTime(40_000)
  expect(() => silentWatchdog.throwIfEnded()).toThrow(expect.objectContaining({ reason: 'upstream_timeout' }))
})

const picture = { bytes: new Uint8Array([0xff, 0xd8, 0xff]), type: 'image/jpeg' } as const

const runWithImage = (prompt: string, settings: Parameters<typeof runner.createEngine>[0] = { visionModel: 'sees' }) =>
  runner.run(prompt, { input: { ...sampleInput, prompt, picture }, engine: runner.createEngine(settings) })

test('sends an image once, to the vision model, with the limits on its description', async () => {
  const { items, requests } = await runWithImage('my workshop')
  expect(items).toHaveLength(4)
  expect(requests.map(({ body }) => body.model)).toEqual(['sees'])
  expect(requests[0]?.body.messages?.[1]?.content).toMatchObject([
    { type: 'text' },
    { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,/9j/' } },
  ])
  expect(getTask(requests[0])).toContain('Never say who a person in it is')
})

test('sends text to the text model, and an image too if no vision model is set', async () => {
  const textRun = await runner.run('my workshop', { engine: runner.createEngine({ visionModel: 'sees' }) })
  expect(textRun.requests[0]?.body.model).toBe('m')
  expect(getTask(textRun.requests[0])).not.toContain('picture')
  expect((await runWithImage('my workshop', {})).requests[0]?.body.model).toBe('m')
})

test('describes an image without text in English unless another language is chosen', async () => {
  expect(getTask((await runWithImage('')).requests[0])).toContain('Write in English.')
})

test.each([
  ['blind', 'no_pictures', 'upstream_blind'],
  ['blind-llama', 'no_pictures', 'upstream_blind'],
])('reports a model that refuses an image with %s: %s', async (fault, code, reason) => {
  const { error, requests } = await runWithImage(`my workshop fault:${fault}`)
  expect([error, requests.length]).toEqual([[code, reason, undefined], 1])
})

test('treats a model that refused an image as text-only until it accepts one again', async () => {
  const visionSupport = createVisionSupport({ model: 'm', visionModel: 'sees' })
  const engine = runner.createEngine({ visionModel: 'sees' }, visionSupport)
  expect(visionSupport.current).toBe(true)
  for (const [fault, canSee] of [
    ['fault:400', true],
    ['fault:blind', false],
    ['', true],
  ] as const) {
    const prompt = `my workshop ${fault}`
    await runner.run(prompt, { engine, input: { ...sampleInput, prompt, picture } })
    expect(visionSupport.current).toBe(canSee)
  }
  expect(createVisionSupport({ model: 'm', visionModel: null }).current).toBe(false)
})

test('sends no image where the site has disabled them', async () => {
  const { error, requests } = await runWithImage('my workshop', { visionModel: null })
  expect([error, requests]).toEqual([['no_pictures', 'upstream_blind', undefined], []])
})
