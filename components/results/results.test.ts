import { beforeEach, expect, test, vi } from 'vitest'
import { setBlankValue } from '@/components/run-state/card-text'
import { runHistory } from '@/lib/browser/history'
import { startLocalServer } from '@/test/local-server'
import { createCard, createJob, createReply, createRun } from '@/test/samples'
import { stubBrowser } from '@/test/simulate-browser'
import { saveRunToHistory } from './save-run-to-history'
import { send } from './send-prompt-job'

const formatEvent = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
const [firstCard, secondCard] = [createCard({ id: 'a' }), createCard({ id: 'b' })]
const finalReply = createReply([firstCard], { notes: ['Note.'] })

async function sendTo(type: string, responseBody: string) {
  const { origin } = await startLocalServer((_, response) =>
    response.writeHead(200, { 'Content-Type': type }).end(responseBody),
  )
  const { fetch } = globalThis
  const fetchMock = vi.fn((path: string, init: RequestInit) => fetch(`${origin}${path}`, init))
  vi.stubGlobal('fetch', fetchMock)
  const events: unknown[] = []
  const { signal } = new AbortController()
  const emit = (piece: unknown) => events.push(piece)
  const reply = await send(createJob(), { tool: 't', token: 'x', signal, emit }).catch((cause: unknown) => cause)
  const [[path, init] = []] = fetchMock.mock.calls
  return { reply, events, path, body: JSON.parse(String(init?.body)) }
}

test('emits cards as they arrive, then the whole reply, and skips an event that is not a card', async () => {
  const stream = `${formatEvent('card', firstCard)}${formatEvent('card', { id: 3 })}event: card\ndata: {\n\n${formatEvent('card', secondCard)}`
  const { reply, events, path, body } = await sendTo('text/event-stream', `${stream}${formatEvent('done', finalReply)}`)
  expect([path, body]).toMatchObject(['/api/generate-content', { toolType: 't', turnstileToken: 'x' }])
  expect(events).toEqual([
    { type: 'piece', piece: firstCard },
    { type: 'piece', piece: secondCard },
  ])
  expect(reply).toEqual(finalReply)
})

test.each([
  ['an empty reply', ''],
  ['a reply without cards', JSON.stringify({ ...finalReply, cards: [] })],
  ['cards of a wrong shape', JSON.stringify({ ...finalReply, cards: [{ id: 1 }] })],
])('reports %s as “No data received”', async (_, responseBody) => {
  const { reply } = await sendTo('application/json', responseBody)
  expect(reply).toMatchObject({
    name: 'RequestError',
    notice: { title: 'Generation failed', text: 'No data received from the service' },
  })
})

const run = createRun([createCard({ id: 'a', parts: [{ text: 'At [hour]' }], copy: 'At [hour]' })])
const typedRun = setBlankValue(run, 'a', '0:0', 'six')
const getStoredCopies = () => runHistory.find('r')?.cards.map(({ copy }) => copy)

beforeEach(stubBrowser)

test('stores a run in history immediately', () => {
  saveRunToHistory(run)
  expect(getStoredCopies()).toEqual(['At [hour]'])
})

test.each(['focusout', 'pagehide'])('stores text typed into a blank on %s', (name) => {
  saveRunToHistory(typedRun)
  expect(getStoredCopies()).toBeUndefined()
  dispatchEvent(new Event(name))
  expect(getStoredCopies()).toEqual(['At six'])
})

test('does not store a replaced run again', () => {
  saveRunToHistory(typedRun)?.()
  dispatchEvent(new Event('pagehide'))
  expect(getStoredCopies()).toBeUndefined()
})
