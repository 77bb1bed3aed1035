import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { Card } from '@/lib/tool/card'
import type { Job } from './job'
import { requestContent } from './request-content'

const card = (id: string): Card => ({ id, parts: [{ text: id }], copy: id, carry: id, item: { id } })
const job: Job = {
  id: 'j',
  values: { prompt: '  sourdough  ', parameters: { tone: 'funny' } },
  seed: 7,
  byKeyboard: false,
}
const done = {
  content: 'a',
  cards: [card('a')],
  engine: 'openai',
  remaining: 19,
  requestId: 'r',
  notes: ['Note.'],
}
const stream = { 'Content-Type': 'text/event-stream' }
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

async function ask(listener: RequestListener, sent: Job = job, signal = new AbortController().signal) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const cards: string[] = []
  const onCard = ({ id }: Card) => cards.push(id)
  const reply = await requestContent(sent, { tool: 't', token: 'token', signal, onCard, origin }).catch(
    (cause: unknown) => cause,
  )
  return { reply, cards }
}

test('cards are handed over as they arrive, then the whole reply', async () => {
  const { reply, cards } = await ask((_, response) => {
    response.writeHead(200, stream)
    const text = `: hello\n\n${event('card', card('a'))}${event('card', card('é🎬'))}${event('done', done)}`
    const bytes = Buffer.from(text)
    // Split inside a character, as networks do.
    const at = bytes.indexOf('🎬') + 2
    response.write(bytes.subarray(0, at))
    setTimeout(() => response.end(bytes.subarray(at)), 20)
  })
  expect(cards).toEqual(['a', 'é🎬'])
  expect(reply).toEqual({ cards: [card('a')], engine: 'openai', notes: ['Note.'], remaining: 19 })
})

test('the request carries the trimmed prompt, the token, the options and the seed', async () => {
  let sent = ''
  await ask((request, response) => {
    request.on('data', (chunk) => {
      sent += chunk
    })
    request.on('end', () => response.writeHead(200, stream).end(event('done', done)))
  })
  expect(JSON.parse(sent)).toEqual({
    toolType: 't',
    prompt: 'sourdough',
    turnstileToken: 'token',
    parameters: { tone: 'funny', seed: 7 },
  })
})

test.each<[NonNullable<Job['refine']>, object]>([
  [
    { action: 'shorter', card: card('a') },
    { action: 'shorter', item: { id: 'a' } },
  ],
  [
    { action: 'bolder', card: { ...card('a'), copy: 'Mine', edited: true } },
    { action: 'bolder', item: { id: 'a' }, text: 'Mine' },
  ],
  [
    { action: 'change', card: card('a'), words: 'for dads' },
    { action: 'change', item: { id: 'a' }, words: 'for dads' },
  ],
])('a refinement sends the card’s own item back, and what the visitor wrote', async (refine, expected) => {
  let sent = ''
  await ask(
    (request, response) => {
      request.on('data', (chunk) => {
        sent += chunk
      })
      request.on('end', () => response.writeHead(200, stream).end(event('done', done)))
    },
    { ...job, refine },
  )
  expect(JSON.parse(sent).parameters.refine).toEqual(expected)
})

const json = { 'Content-Type': 'application/json' }
const failed = 'Generation failed'
const moment = 'Please try again in a moment.'
const busy = 'The service is temporarily unavailable. Please try again in a moment.'

test.each<[string, RequestListener, string, string]>([
  [
    'an error as JSON',
    (_, response) => response.writeHead(503, json).end(JSON.stringify({ error: busy, code: 'unavailable' })),
    'Service Temporarily Unavailable',
    busy,
  ],
  [
    'an error without code',
    (_, response) => response.writeHead(503, json).end(JSON.stringify({ error: busy })),
    'Service Temporarily Unavailable',
    busy,
  ],
  [
    'an error in the stream',
    (_, response) =>
      response.writeHead(200, stream).end(event('error', { error: busy, code: 'unavailable' })),
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
    'an empty reply',
    (_, response) => response.writeHead(200, json).end(),
    failed,
    'No data received from the service',
  ],
  [
    'a reply without cards',
    (_, response) => response.writeHead(200, json).end(JSON.stringify({ ...done, cards: [] })),
    failed,
    'No data received from the service',
  ],
  [
    'cards of a wrong shape',
    (_, response) => response.writeHead(200, json).end(JSON.stringify({ ...done, cards: [{ id: 1 }] })),
    failed,
    'No data received from the service',
  ],
  [
    'a stream that ends early',
    (_, response) => response.writeHead(200, stream).end(event('card', card('a'))),
    failed,
    moment,
  ],
  [
    'a connection that breaks',
    (_, response) => {
      response.writeHead(200, stream).write(event('card', card('a')))
      setTimeout(() => response.destroy(), 20)
    },
    failed,
    moment,
  ],
  [
    'a connection that is refused',
    (request) => {
      request.socket.destroy()
    },
    failed,
    moment,
  ],
])('%s fails with the words of the catalogue', async (_, listener, title, text) => {
  const { reply } = await ask(listener)
  expect(reply).toMatchObject({ name: 'RequestFailure', notice: { title, text } })
})

test('an event that is no card is skipped', async () => {
  const { cards } = await ask((_, response) => {
    response
      .writeHead(200, stream)
      .end(`${event('card', { id: 3 })}event: card\ndata: {\n\n${event('done', done)}`)
  })
  expect(cards).toEqual([])
})
