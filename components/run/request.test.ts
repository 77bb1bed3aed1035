import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { startLocalServer } from '@/test/local-server'
import { sendRequest } from './request'
import type { RequestError } from './request-error'
import { LostReplyError } from './send-with-idempotency-key'

const streamHeaders = { 'Content-Type': 'text/event-stream' }
const jsonHeaders = { 'Content-Type': 'application/json' }
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
const finalReply = { content: 'a', remaining: 19 }

async function sendTo(listener: RequestListener) {
  const { origin } = await startLocalServer(listener)
  const events: unknown[] = []
  const reply = await sendRequest(
    { url: `${origin}/api`, headers: { 'X-Bot-Token': 't' }, body: 'sound' },
    { signal: new AbortController().signal, timeoutMs: 5_000, onEvent: (...one) => events.push(one) },
  ).catch((cause: unknown) => cause)
  return { reply, events }
}

test('what arrives is handed over in order, then the reply', async () => {
  const { reply, events } = await sendTo((_, response) => {
    response.writeHead(200, streamHeaders)
    const text = `: hello\n\n${event('card', 1)}${event('progress', 'é🎬')}${event('part', {})}${event('done', finalReply)}`
    const bytes = Buffer.from(text)
    // Split inside a character, as networks do.
    const at = bytes.indexOf('🎬') + 2
    response.write(bytes.subarray(0, at))
    setTimeout(() => response.end(bytes.subarray(at)), 20)
  })
  expect(events).toEqual([
    ['card', 1],
    ['progress', 'é🎬'],
    ['part', {}],
  ])
  expect(reply).toEqual(finalReply)
})

test('the order goes out as it is, and asks for a stream', async () => {
  let sent = {}
  const { reply } = await sendTo(({ method, headers }, response) => {
    sent = { method, accept: headers.accept, token: headers['x-bot-token'] }
    response.writeHead(200, jsonHeaders).end('{"content":"all"}')
  })
  expect(sent).toEqual({ method: 'POST', accept: 'text/event-stream', token: 't' })
  expect(reply).toEqual({ content: 'all' })
})

const failed = 'Generation failed'
const moment = 'Please try again in a moment.'
const busy = 'The service is temporarily unavailable. Please try again in a moment.'

// Rows F5, F34
test.each<[string, RequestListener, string, string]>([
  [
    'an error as JSON',
    (_, response) => response.writeHead(503, jsonHeaders).end(JSON.stringify({ error: busy, code: 'unavailable' })),
    'Service Temporarily Unavailable',
    busy,
  ],
  [
    'an error without code',
    (_, response) => response.writeHead(503, jsonHeaders).end(JSON.stringify({ error: busy })),
    'Service Temporarily Unavailable',
    busy,
  ],
  [
    'an error in the stream',
    (_, response) => response.writeHead(200, streamHeaders).end(event('error', { error: busy, code: 'unavailable' })),
    'Service Temporarily Unavailable',
    busy,
  ],
  [
    'a page of a proxy',
    (_, response) => response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>'),
    failed,
    moment,
  ],
  [
    'a stream that ends early',
    (_, response) => response.writeHead(200, streamHeaders).end(event('card', 1)),
    failed,
    moment,
  ],
  [
    'a connection that breaks',
    (_, response) => {
      response.writeHead(200, streamHeaders).write(event('card', 1))
      setTimeout(() => response.destroy(), 20)
    },
    failed,
    moment,
  ],
  [
    'a connection that is refused',
    ({ socket }) => {
      socket.destroy()
    },
    failed,
    moment,
  ],
])('%s fails with the words of the catalogue', async (name, listener, title, text) => {
  const { reply } = await sendTo(listener)
  expect(reply).toMatchObject({ name: 'RequestError', notice: { title, text } })
  expect(reply instanceof LostReplyError).toBe(!name.startsWith('an error'))
})

test('an event that is no JSON is handed over as nothing', async () => {
  const { events } = await sendTo((_, response) => {
    response.writeHead(200, streamHeaders).end(`event: card\ndata: {\n\n${event('done', finalReply)}`)
  })
  expect(events).toEqual([['card', null]])
})

test('a refusal that says when to come back tells the page', async () => {
  const before = Date.now()
  const { reply } = await sendTo((_, response) =>
    response.writeHead(429, { ...jsonHeaders, 'Retry-After': '20' }).end(JSON.stringify({ code: 'rate_limited' })),
  )
  expect(reply).toMatchObject({ notice: { title: 'Too fast', next: 'again' } })
  const { retryAt = 0 } = (reply as RequestError).notice
  expect(retryAt - before).toBeGreaterThanOrEqual(20_000)
  expect(retryAt - before).toBeLessThan(30_000)
})

// Row A6
test('a failed run that took a use tells the page', async () => {
  const failed = async (body: object) => {
    const { reply } = await sendTo((_, response) => response.writeHead(502, jsonHeaders).end(JSON.stringify(body)))
    return (reply as RequestError).notice
  }
  expect(await failed({ code: 'empty_response', useCounted: true })).toMatchObject({ useCounted: true })
  expect(await failed({ code: 'empty_response' })).not.toHaveProperty('useCounted')
})
