import type { RequestListener } from 'node:http'
import { expect, test, vi } from 'vitest'
import type { ErrorCode } from '@/lib/core/errors'
import { startLocalServer } from '@/test/local-server'
import { sendRequest, sendWithIdempotencyKey } from './request'
import { RequestError } from './request-error'

const streamHeaders = { 'Content-Type': 'text/event-stream' }
const jsonHeaders = { 'Content-Type': 'application/json' }
const formatEvent = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
const finalReply = { content: 'a', remaining: 19 }

async function sendTo(listener: RequestListener) {
  const { origin } = await startLocalServer(listener)
  const events: unknown[] = []
  const reply = await sendRequest(
    { url: `${origin}/api`, headers: { 'X-Bot-Token': 't' }, body: 'sound' },
    { signal: new AbortController().signal, timeoutMs: 60_000, onEvent: (...args) => events.push(args) },
  ).catch((cause: unknown) => cause)
  return { reply, events }
}

const respondWith =
  (status: number, body: string | object, headers: object = jsonHeaders): RequestListener =>
  (_, response) => {
    response.writeHead(status, { ...headers }).end(typeof body === 'string' ? body : JSON.stringify(body))
  }

test('emits events in order, then the reply; an invalid event has null data', async () => {
  const { reply, events } = await sendTo((_, response) => {
    response.writeHead(200, streamHeaders)
    const text = `: hello\n\n${formatEvent('card', 1)}${formatEvent('progress', 'é🎬')}event: card\ndata: {\n\n${formatEvent('done', finalReply)}`
    const bytes = Buffer.from(text)
    // Networks split chunks inside a multi-byte character.
    const splitIndex = bytes.indexOf('🎬') + 2
    response.write(bytes.subarray(0, splitIndex))
    setTimeout(() => response.end(bytes.subarray(splitIndex)), 20)
  })
  expect(events).toEqual([
    ['card', 1],
    ['progress', 'é🎬'],
    ['card', null],
  ])
  expect(reply).toEqual(finalReply)
})

test('posts a request with its headers, accepts a stream, and reads a JSON reply as well', async () => {
  let sent = {}
  const { reply } = await sendTo((request, response) => {
    const { accept, 'x-bot-token': token } = request.headers
    sent = { method: request.method, accept, token }
    respondWith(200, finalReply)(request, response)
  })
  expect(sent).toEqual({ method: 'POST', accept: 'text/event-stream', token: 't' })
  expect(reply).toEqual(finalReply)
})

const busyText = 'The service is temporarily unavailable. Please try again in a moment.'
const busyOutcome = ['Service Temporarily Unavailable', busyText] as const
const lostOutcome = ['Generation failed', 'Please try again in a moment.'] as const

test.each<[string, RequestListener, string, string]>([
  ['an error as JSON', respondWith(503, { error: busyText, code: 'unavailable' }), ...busyOutcome],
  [
    'an error in the stream',
    respondWith(200, formatEvent('error', { code: 'unavailable' }), streamHeaders),
    ...busyOutcome,
  ],
  ['a page of a proxy', respondWith(502, '<h1>Bad gateway</h1>', { 'Content-Type': 'text/html' }), ...lostOutcome],
  ['a stream that ends early', respondWith(200, formatEvent('card', 1), streamHeaders), ...lostOutcome],
  [
    'a connection that breaks',
    (_, response) => {
      response.writeHead(200, streamHeaders).write(formatEvent('card', 1))
      setTimeout(() => response.destroy(), 20)
    },
    ...lostOutcome,
  ],
  ['a connection that is refused', ({ socket }) => void socket.destroy(), ...lostOutcome],
])('%s fails with its message from the error catalog', async (_, listener, title, text) => {
  const { reply } = await sendTo(listener)
  expect(reply).toMatchObject({ name: 'RequestError', notice: { title, text } })
})

test('returns the reply even if the connection breaks after it', async () => {
  const { reply } = await sendTo((_, response) => {
    response.writeHead(200, streamHeaders).write(formatEvent('done', finalReply))
    setTimeout(() => response.destroy(), 20)
  })
  expect(reply).toEqual(finalReply)
})

test('reads the retry time of a rejection', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
  const { reply } = await sendTo(respondWith(429, { code: 'rate_limited' }, { ...jsonHeaders, 'Retry-After': '20' }))
  expect(reply).toMatchObject({ notice: { title: 'Too fast', next: 'again', retryAt: 1_020_000 } })
})

test.each([true, false])('reports whether a failed run counted as a use: %s', async (useCounted) => {
  const { reply } = await sendTo(respondWith(502, { code: 'empty_response', ...(useCounted && { useCounted }) }))
  expect('useCounted' in (reply as RequestError).notice).toBe(useCounted)
})

/** Mock sender with the given outcomes; records the keys. */
function mockSender() {
  const keys: string[] = []
  return {
    keys,
    countKeys: () => new Set(keys).size,
    send: (prompt: string, outcome: Error | 'reply', signal = new AbortController().signal) =>
      sendWithIdempotencyKey(prompt, signal, async (headers) => {
        keys.push(headers['Idempotency-Key'] ?? '')
        if (outcome !== 'reply') throw outcome
        return outcome
      }).catch((cause: unknown) => cause),
  }
}

const lostReplyError = new RequestError({ code: 'internal' })

test('gives each run its own idempotency key in quotation marks', async () => {
  const { keys, send, countKeys } = mockSender()
  for (let i = 0; i < 100; i += 1) await send('bread', 'reply')
  expect(countKeys()).toBe(100)
  expect(keys.every((key) => /^"[\w-]{16,64}"$/.test(key))).toBe(true)
})

test('repeats the key for the same request after a lost reply, until a reply arrives', async () => {
  const { send, countKeys } = mockSender()
  expect(await send('bread', lostReplyError)).toBe(lostReplyError)
  await send('bread', lostReplyError)
  expect(await send('bread', 'reply')).toBe('reply')
  expect(countKeys()).toBe(1)
  await send('bread', 'reply')
  expect(countKeys()).toBe(2)
})

test('starts a new run for another request after a lost reply and forgets the lost one', async () => {
  const { send, countKeys } = mockSender()
  await send('bread', lostReplyError)
  await send('soup', 'reply')
  await send('bread', 'reply')
  expect(countKeys()).toBe(3)
})

test.each<[ErrorCode, number]>([
  ['in_progress', 1],
  ['internal', 1],
  ['invalid_request', 2],
])('after “%s” sends the same request with %i key(s)', async (code, count) => {
  const { send, countKeys } = mockSender()
  await send('bread', new RequestError({ code }))
  await send('bread', 'reply')
  expect(countKeys()).toBe(count)
})

test('does not request the reply of a cancelled run again', async () => {
  const { send, countKeys } = mockSender()
  await send('bread', lostReplyError, AbortSignal.abort())
  await send('bread', 'reply')
  expect(countKeys()).toBe(2)
})
