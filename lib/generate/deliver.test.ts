import { createParser } from 'eventsource-parser'
import { expect, test, vi } from 'vitest'
import { createDeadline } from '@/lib/generate/run/admission'
import { openExchange } from '@/lib/server/http/respond'
import type { Engine } from '@/lib/tool/engine'
import { type Api, createFixedEngine, startApi } from '@/test/api/start-api'
import { startWithModel } from '@/test/api/start-with-model'
import { deliver } from './deliver'

/** Creates a run of `steps` steps with `letters` letters each, and records whether it has ended. */
function createRun(stepCount: number, letterCount: number) {
  const state = { made: 0, hasEnded: false }
  async function* run(): AsyncGenerator<string, string, void> {
    try {
      for (; state.made < stepCount; state.made += 1) yield 'x'.repeat(letterCount)
      return 'whole'
    } finally {
      state.hasEnded = true
    }
  }
  return { state, run: run() }
}

async function startStream(run: AsyncGenerator<string, string, void>, deadlineMs = 60_000) {
  const logSpy = vi.spyOn(console, 'log').mockImplementation(() => {})
  const left = new AbortController()
  const headers = { Accept: 'text/event-stream' }
  const exchange = openExchange('/test', new Request('http://a.example', { headers, signal: left.signal }))
  const { signal } = createDeadline(deadlineMs, left.signal)
  const delivery = { toEvent: (step: string) => ['step', step] as const, toBody: (result: string) => result }
  const response = await deliver({ steps: run, signal }, exchange, delivery)
  return { response, left, getLog: () => logSpy.mock.calls.map(([line]) => JSON.parse(String(line))) }
}

test('completes a run whose cards are not read', async () => {
  const { state, run } = createRun(30, 2_000)
  const { response, getLog } = await startStream(run)
  await expect.poll(() => state).toEqual({ made: 30, hasEnded: true })
  expect(getLog()).toMatchObject([{ status: 200 }])
  expect(await response.text()).toContain('event: done\ndata: "whole"')
})

test('limits how far images and audio are generated ahead of the reader', async () => {
  const { state, run } = createRun(100, 100_000)
  const { response } = await startStream(run)
  await expect.poll(() => state.made).toBe(2)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(state).toEqual({ made: 2, hasEnded: false })
  await response.body?.cancel()
  expect(state.hasEnded).toBe(true)
})

test('a run that waits for its reader ends at its deadline, and its stream is interrupted', async () => {
  const { state, run } = createRun(100, 100_000)
  const { response, getLog } = await startStream(run, 100)
  await expect.poll(() => state.hasEnded).toBe(true)
  await expect(response.text()).rejects.toThrow()
  expect(getLog()).toMatchObject([{ status: 503, reason: 'upstream_timeout' }])
})

test('ends the run of a visitor who leaves during a pending step, and logs it once', async () => {
  const { state, run } = createRun(100, 100_000)
  const { response, left, getLog } = await startStream(run)
  await expect.poll(() => state.made).toBe(2)
  left.abort()
  await expect.poll(() => state.hasEnded).toBe(true)
  await response.body?.cancel().catch(() => {})
  expect(getLog()).toMatchObject([{ status: 499, reason: 'client_gone' }])
})

test('writes nothing after the reader leaves during a step', async () => {
  const step = Promise.withResolvers<void>()
  async function* run(): AsyncGenerator<string, string, void> {
    yield 'one'
    await step.promise
    yield 'two'
    return 'whole'
  }
  const { response, getLog } = await startStream(run())
  const reader = response.body?.getReader()
  await reader?.read()
  const cancelled = reader?.cancel()
  step.resolve()
  await cancelled
  expect(getLog()).toMatchObject([{ status: 499, reason: 'client_gone' }])
})

const headers = { Accept: 'text/event-stream' }
const requestStream = (api: Api, prompt = 'sourdough bread') => api.send({ prompt, headers })

type Event = { event: string | undefined; data: Record<string, unknown> }

async function readEvents(response: Response, onEvent = () => {}): Promise<Event[]> {
  const events: Event[] = []
  const parser = createParser({
    onEvent: ({ event, data }) => {
      events.push({ event, data: JSON.parse(data) })
      onEvent()
    },
  })
  const text = response.body?.pipeThrough(new TextDecoderStream()) ?? []
  for await (const piece of text as AsyncIterable<string>) parser.feed(piece)
  return events
}

test('sends cards as they are written, then the whole response', async () => {
  const firstIsRead = Promise.withResolvers<void>()
  const engine: Engine = {
    name: 'built-in',
    async *write() {
      yield { item: { text: 'One' } }
      await firstIsRead.promise
      for (const text of ['Two', 'Three']) yield { item: { text } }
    },
  }
  const api = await startApi({ engine })
  const response = await requestStream(api)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store, no-transform')
  const events = await readEvents(response, firstIsRead.resolve)
  expect(events.map(({ event }) => event)).toEqual(['card', 'card', 'card', 'done'])
  const cards = events.slice(0, 3).map(({ data }) => data)
  expect(events[3]?.data).toMatchObject({ cards, engine: 'built-in', remaining: expect.any(Number) })
  expect(JSON.parse(api.getLogLines().at(-1) ?? '')).toMatchObject({ streamed: true, cards: 3 })
})

test.each([
  ['', 400, 'empty_prompt'],
  ['sourdough fault:500', 503, 'unavailable'],
])('returns a failure before the first card with its own status: “%s”', async (prompt, status, code) => {
  const { api } = await startWithModel()
  const response = await requestStream(api, prompt)
  expect([response.status, await response.json()]).toEqual([status, expect.objectContaining({ code })])
})

test('a failure after the first card ends the stream with an error in the catalog’s wording', async () => {
  const engine: Engine = {
    name: 'built-in',
    async *write() {
      yield { item: { text: 'One' } }
      throw new Error('marker-4711')
    },
  }
  const api = await startApi({ engine, env: { IP_QUOTA_FACTOR: '1' } })
  const events = await readEvents(await requestStream(api))
  expect(events.map(({ event }) => event)).toEqual(['card', 'error'])
  const error = { error: 'Please try again in a moment.', code: 'internal', requestId: expect.any(String) }
  expect(events[1]?.data).toEqual(error)
  expect(api.getLogLines().at(-1)).toContain('"status":500')
  expect((await api.post({ prompt: 'One|Two', parameters: { split: true } })).body.remaining).toBe(19)
})

test('adds a note when there are fewer cards than requested', async () => {
  const api = await startApi({ engine: createFixedEngine(['One', 'Two']) })
  const { body } = await api.post()
  expect(body.cards).toHaveLength(2)
  expect(body.notes).toEqual(['Only 2 fit without making things up. Add a detail to get more.'])
})
