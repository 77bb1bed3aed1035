import type { RequestListener } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import type { PromptJob } from '@/components/run-state/prompt-job'
import type { Card } from '@/lib/tool/card'
import { startLocalServer } from '@/test/local-server'
import { send } from './send'

const card = (id: string): Card => ({ id, parts: [{ text: id }], copy: id, carry: id, item: { id } })
const job: PromptJob = {
  id: 'j',
  tool: 't',
  values: { prompt: '  sourdough  ', parameters: { tone: 'funny' } },
  seed: 7,
  usedKeyboard: false,
}
const finalReply = { content: 'a', cards: [card('a')], engine: 'openai', remaining: 19, notes: ['Note.'] }
const stream = { 'Content-Type': 'text/event-stream' }
const json = { 'Content-Type': 'application/json' }
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

afterEach(() => vi.unstubAllGlobals())

async function sendTo(listener: RequestListener) {
  const { origin, requests } = await startLocalServer(listener)
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(`${origin}${path}`, init))
  const events: unknown[] = []
  const { signal } = new AbortController()
  const reply = await send(job, { tool: 't', token: 'x', signal, emit: (one) => events.push(one) }).catch(
    (cause: unknown) => cause,
  )
  return { reply, events, requests }
}

test('cards are handed over as they arrive, then the whole reply', async () => {
  const { reply, events, requests } = await sendTo((_, response) => {
    const text = `${event('card', card('a'))}${event('card', card('b'))}${event('done', finalReply)}`
    response.writeHead(200, stream).end(text)
  })
  expect(requests).toEqual(['POST /api/generate-content'])
  expect(events).toEqual([
    { type: 'piece', piece: card('a') },
    { type: 'piece', piece: card('b') },
  ])
  expect(reply).toEqual({ cards: [card('a')], engine: 'openai', notes: ['Note.'], remaining: 19 })
})

test('the request carries the trimmed prompt, the token, the options and the seed', async () => {
  let sent = ''
  await sendTo((request, response) => {
    request.on('data', (chunk) => {
      sent += chunk
    })
    request.on('end', () => response.writeHead(200, stream).end(event('done', finalReply)))
  })
  expect(JSON.parse(sent)).toEqual({
    toolType: 't',
    prompt: 'sourdough',
    turnstileToken: 'x',
    parameters: { tone: 'funny', seed: 7 },
  })
})

test.each([
  ['an empty reply', ''],
  ['a reply without cards', JSON.stringify({ ...finalReply, cards: [] })],
  ['cards of a wrong shape', JSON.stringify({ ...finalReply, cards: [{ id: 1 }] })],
])('%s is no data', async (_, body) => {
  const { reply } = await sendTo((_request, response) => response.writeHead(200, json).end(body))
  expect(reply).toMatchObject({
    name: 'RequestError',
    notice: { title: 'Generation failed', text: 'No data received from the service' },
  })
})

test('an event that is no card is skipped', async () => {
  const { events } = await sendTo((_, response) => {
    response
      .writeHead(200, stream)
      .end(`${event('card', { id: 3 })}event: card\ndata: {\n\n${event('done', finalReply)}`)
  })
  expect(events).toEqual([])
})
