import { createParser } from 'eventsource-parser'
import { expect, test } from 'vitest'
import type { Engine } from '@/lib/tool/engine'
import { type Api, createFixedEngine, startApi } from '@/test/api/start-api'
import { startWithModel } from '@/test/api/start-with-model'

const headers = { Accept: 'text/event-stream' }

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

const stream = (api: Api, prompt = 'sourdough bread') => api.send({ prompt, headers })

test('cards come one by one, then the whole reply', async () => {
  const api = await startApi()
  const response = await stream(api)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store, no-transform')
  const events = await readEvents(response)
  expect(events.map(({ event }) => event)).toEqual(['card', 'card', 'card', 'done'])
  const cards = events.slice(0, 3).map(({ data }) => data)
  expect(events[3]?.data).toMatchObject({ cards, engine: 'built-in', remaining: 20 })
  expect(api.getLogLines().at(-1)).toMatch(/"streamed":true.*"cards":3|"cards":3.*"streamed":true/)
})

test('the first card is sent while the next is still being written', async () => {
  const firstIsRead = Promise.withResolvers<void>()
  const engine: Engine = {
    name: 'built-in',
    async *write() {
      yield { item: { text: 'One' } }
      await firstIsRead.promise
      for (const text of ['Two', 'Three']) yield { item: { text } }
    },
  }
  const events = await readEvents(await stream(await startApi({ engine })), firstIsRead.resolve)
  expect(events.map(({ event }) => event)).toEqual(['card', 'card', 'card', 'done'])
})

test.each([
  ['', 400, 'empty_prompt'],
  ['sourdough fault:500', 503, 'unavailable'],
])('what fails before the first card is answered with its own status: “%s”', async (prompt, status, code) => {
  const { api } = await startSlowModelApi()
  const response = await stream(api, prompt)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ code })
})

test('what fails after the first card ends the stream with an error in the catalogue’s words', async () => {
  const engine: Engine = {
    name: 'built-in',
    async *write() {
      yield { item: { text: 'One' } }
      throw new Error('marker-4711')
    },
  }
  const api = await startApi({ engine, env: { IP_QUOTA_FACTOR: '1' } })
  const events = await readEvents(await stream(api))
  expect(events.map(({ event }) => event)).toEqual(['card', 'error'])
  expect(events[1]?.data).toEqual({
    error: 'Please try again in a moment.',
    code: 'internal',
    requestId: expect.any(String),
  })
  expect(api.getLogLines().at(-1)).toContain('"status":500')
  expect((await api.post({ prompt: 'One|Two', parameters: { split: true } })).body.remaining).toBe(19)
})

const startSlowModelApi = () => startWithModel({ IP_QUOTA_FACTOR: '1' }, 30)

// Row F5
test('a model that breaks off in the middle ends the stream with an error; the use is given back', async () => {
  const { api } = await startSlowModelApi()
  const events = await readEvents(await stream(api, 'sourdough fault:cut'))
  expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'empty_response' } })
  expect((await api.post({ prompt: 'One|Two', parameters: { split: true } })).body.remaining).toBe(19)
})

// Row F19
test('who stops reading ends the model’s work and frees the place', async () => {
  const { api, model } = await startSlowModelApi()
  const gone = new AbortController()
  const token = await api.token()
  const response = await api.send({ token, headers, signal: gone.signal })
  await response.body?.getReader().read()
  gone.abort()
  await expect.poll(() => model.requests[0]?.aborted).toBe(true)
  await expect.poll(() => api.getLogLines().at(-1)).toContain('"reason":"client_gone"')
  const answers = await Promise.all([api.post(), api.post()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})

test('fewer cards than asked for come with a note', async () => {
  const api = await startApi({ engine: createFixedEngine(['One', 'Two']) })
  const { body } = await api.post()
  expect(body.cards).toHaveLength(2)
  expect(body.notes).toEqual(['2 of 3 fit this time. Tap Again for others.'])
})
