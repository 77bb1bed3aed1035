import type { RequestListener } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { startLocalServer } from '@/test/local-server'
import type { Job } from './flow'
import { send } from './send'

const values = { prompt: ' one, two ', parameters: { elsewhere: true } }
const streamHeaders = { 'Content-Type': 'text/event-stream' }
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
const readText = (value: unknown) => (typeof value === 'string' ? value : null)

afterEach(() => vi.unstubAllGlobals())

async function sendTo(job: Job, answer: string) {
  const sent: { path?: string; type?: string; key?: string; body: string } = { body: '' }
  const listener: RequestListener = (request, response) => {
    const { 'content-type': type, 'idempotency-key': key } = request.headers
    Object.assign(sent, { path: request.url, type, ...(key && { key }) })
    request.on('data', (chunk) => {
      sent.body += chunk
    })
    request.on('end', () => response.writeHead(200, streamHeaders).end(answer))
  }
  const { origin } = await startLocalServer(listener)
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(`${origin}${path}`, init))
  const events: unknown[] = []
  const { signal } = new AbortController()
  const tell = (one: unknown) => events.push(one)
  const reply = await send(job, { tool: 't', token: 'x', signal, emit: tell }, readText).catch(
    (cause: unknown) => cause,
  )
  return { sent, events, reply }
}

test('progress and the parts that can be read are handed over in order', async () => {
  const { events, reply, sent } = await sendTo(
    { values },
    `${event('progress', { stage: 'checking', done: 0, total: 2 })}${event('part', 'a')}${event('part', 3)}${event('progress', { done: 1 })}${event('done', { content: 'a', remaining: 4 })}`,
  )
  expect(events).toEqual([
    { type: 'progress', progress: { stage: 'checking', done: 0, total: 2 } },
    { type: 'piece', piece: 'a' },
  ])
  expect(reply).toEqual({ content: 'a', remaining: 4 })
  expect(sent).toMatchObject({ path: '/api/generate-content', type: 'application/json' })
  expect(sent.key).toMatch(/^"[\w-]{16,64}"$/)
  expect(JSON.parse(sent.body)).toEqual({
    toolType: 't',
    prompt: 'one, two',
    turnstileToken: 'x',
    parameters: { elsewhere: true },
  })
})

test('a job with an order of its own sends that, with the token', async () => {
  const order = async (token: string) => ({
    url: `/api/transcribe-file?${token}`,
    headers: { 'Content-Type': 'audio/mp4' },
    body: 'sound',
  })
  const { sent } = await sendTo({ values, buildRequest: order }, event('done', { content: '' }))
  expect(sent).toEqual({ path: '/api/transcribe-file?x', type: 'audio/mp4', body: 'sound' })
})

test('a reply without content is no data', async () => {
  const { reply } = await sendTo({ values }, event('done', { remaining: 4 }))
  expect(reply).toMatchObject({
    name: 'RequestError',
    notice: { title: 'Generation failed', text: 'No data received from the service' },
  })
})
