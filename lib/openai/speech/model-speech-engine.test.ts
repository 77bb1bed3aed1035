import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ensureMediaFixtures } from '@/e2e/mock-servers/media-fixtures'
import { type MockOpenAi, startMockOpenAi } from '@/e2e/mock-servers/openai'
import type { SpeechStep } from '@/lib/audio/speech/speech'
import { buildWavHeader } from '@/lib/audio/speech/wav'
import { PublicError } from '@/lib/core/errors'
import { createModelSpeechEngine } from './model-speech-engine'

const shortTimeouts = { firstChunkMs: 3_000, idleMs: 2_000, retryMs: 5 }
const voices = [
  { id: 'alloy', label: 'Alloy' },
  { id: 'nova', label: 'Nova' },
]

let mockServer: MockOpenAi
beforeAll(async () => {
  await ensureMediaFixtures()
  mockServer = await startMockOpenAi()
})
afterAll(() => mockServer.stop())

const createEngine = (baseUrl: string) =>
  createModelSpeechEngine({ apiKey: 'sk-test', baseUrl, model: 'm', priceMicroUsd: null, voices }, shortTimeouts)

type Options = { baseUrl?: string; speed?: number; signal?: AbortSignal }

async function speak(text: string, { baseUrl = mockServer.url, speed = 1, signal }: Options = {}) {
  const utterance = { text, voice: { id: 'nova', label: 'Nova' }, speed }
  const stepStream = createEngine(baseUrl).speak(utterance, signal ?? new AbortController().signal)
  const steps: SpeechStep[] = []
  try {
    let step = await stepStream.next()
    for (; !step.done; step = await stepStream.next()) steps.push(step.value)
    return { steps, facts: step.value, error: null, ...collectAudio(steps) }
  } catch (error) {
    const errorSummary = error instanceof PublicError ? [error.code, error.reason] : error
    return { steps, facts: null, error: errorSummary, ...collectAudio(steps) }
  }
}

function collectAudio(steps: readonly SpeechStep[]) {
  const pieces = steps.flatMap((step) => ('chunk' in step ? [step.chunk] : []))
  return { pieces, bytes: pieces.reduce((sum, piece) => sum + piece.bytes.length, 0) }
}

/** A server that answers everything in one way. */
async function startServer(listener: RequestListener): Promise<string> {
  const server: Server = createServer((request, response) => {
    request.resume().on('end', () => listener(request, response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
}

test('the model is asked for MP3 in the voice and speed chosen, and its sound is passed on and measured', async () => {
  const text = 'One sentence to begin with. And a second one, which is longer than the first.'
  const requestCount = mockServer.requests.length
  const { steps, facts, bytes, pieces } = await speak(text, { speed: 1.25 })
  expect(steps[0]).toEqual({ progress: { stage: 'speaking' } })
  expect(pieces.every(({ type }) => type === 'audio/mpeg')).toBe(true)
  const seconds = text.length / 15 / 1.25
  expect(facts?.seconds).toBeCloseTo(seconds, 1)
  expect(bytes).toBe(Math.ceil(seconds / 0.024) * 192)
  expect(facts).toMatchObject({ sampleRate: 24_000, timing: 'estimated' })
  expect(facts?.sentences.map(({ text }) => text)).toEqual([
    'One sentence to begin with.',
    'And a second one, which is longer than the first.',
  ])
  expect(facts?.sentences[0]?.start).toBe(0)
  expect(facts?.sentences[1]?.end).toBeCloseTo(facts?.seconds ?? 0, 6)
  expect(mockServer.requests.slice(requestCount)).toMatchObject([
    {
      authorization: 'Bearer sk-test',
      body: { model: 'm', input: text, voice: 'nova', response_format: 'mp3', speed: 1.25 },
    },
  ])
})

test('the usual speed is left out, because not every server knows the word', async () => {
  const requestCount = mockServer.requests.length
  await speak('Hello there.')
  expect(Object.keys(mockServer.requests[requestCount]?.body ?? {})).toEqual([
    'model',
    'input',
    'voice',
    'response_format',
  ])
})

test('a long sound comes in pieces of 12 to 45 kB, the last one excepted', async () => {
  const { pieces, bytes } = await speak('Sound of a minute. '.repeat(50))
  expect(bytes).toBeGreaterThan(400_000)
  const sizes = pieces.map((piece) => piece.bytes.length)
  expect(Math.min(...sizes.slice(0, -1))).toBeGreaterThanOrEqual(12_000)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(45_000)
})

test.each([
  ['401', 1, 'unavailable', 'upstream_auth'],
  ['403', 1, 'unavailable', 'upstream_auth'],
  ['402', 1, 'unavailable', 'upstream_billing'],
  ['billing', 1, 'unavailable', 'upstream_billing'],
  ['rate', 1, 'unavailable', 'upstream_rate'],
  ['400', 1, 'unavailable', 'upstream_request'],
  ['404', 1, 'unavailable', 'upstream_request'],
  ['500', 2, 'unavailable', 'upstream_server'],
  ['503', 2, 'unavailable', 'upstream_server'],
  ['reset', 2, 'unavailable', 'upstream_network'],
  ['moderated', 1, 'content_refused', undefined],
  ['hang', 1, 'unavailable', 'upstream_timeout'],
])('fault %s: %i calls, no sound, %s, %s', async (fault, calls, code, reason) => {
  const requestCount = mockServer.requests.length
  const { error, bytes } = await speak(`Good evening fault:${fault}`)
  expect(error).toEqual([code, reason])
  expect(bytes).toBe(0)
  expect(mockServer.requests.length - requestCount).toBe(calls)
})

test.each([
  ['dies', 'empty_response', 'upstream_network'],
  ['stalls', 'unavailable', 'upstream_timeout'],
])('fault %s: the sound breaks off, and what came before it was passed on', async (fault, code, reason) => {
  const { error, bytes } = await speak(`${'A sound of half a minute or so. '.repeat(20)} fault:${fault}`)
  expect(error).toEqual([code, reason])
  expect(bytes).toBeGreaterThan(50_000)
})

test.each(['once-500', 'once-reset', 'once-rate'])('fault %s is mended by the second call', async (fault) => {
  const { error, facts } = await speak(`Good morning fault:${fault}`)
  expect(error).toBeNull()
  expect(facts?.seconds).toBeGreaterThan(1)
})

test.each([
  ['a page', 'text/html', '<!doctype html><title>Sign in</title>'],
  ['an error under 200', 'application/json', '{"error":{"message":"out of memory"}}'],
  ['nothing', 'audio/mpeg', ''],
  ['an MP3’s beginning alone', 'audio/mpeg', 'ID3'],
  ['AAC', 'audio/aac', '\u00ff\u00f1\u0050\u0080\u0000\u0000\u0000'],
])('%s in place of sound is malformed', async (_, type, body) => {
  const baseUrl = await startServer((_request, response) => {
    response.setHeader('Content-Type', type)
    response.end(Buffer.from(body, 'latin1'))
  })
  expect((await speak('Hello there.', { baseUrl })).error).toEqual(['empty_response', 'upstream_malformed'])
})

test.each([
  ['its length', 2 * 16_000],
  ['no length, as servers do that stream', 0xffffffff],
])('a server that knows WAV alone is understood: a header with %s', async (_, dataBytes) => {
  const header = Buffer.from(buildWavHeader(2 * 16_000, 16_000))
  header.writeUInt32LE(dataBytes, 40)
  const baseUrl = await startServer((_request, response) => {
    response.end(Buffer.concat([header, Buffer.alloc(2 * 16_000)]))
  })
  const { facts, pieces } = await speak('Hello there.', { baseUrl })
  expect(pieces[0]?.type).toBe('audio/wav')
  expect(facts).toMatchObject({ seconds: 1, sampleRate: 16_000 })
})

test('whoever leaves ends the call to the model', async () => {
  const controller = new AbortController()
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  const baseUrl = await startServer((_request, response) => {
    response.on('close', resolve)
    controller.abort(new Error('left'))
  })
  expect((await speak('Hello there.', { baseUrl, signal: controller.signal })).error).toEqual(new Error('left'))
  await closed
})

test('a sound without end is cut off', async () => {
  const { error, bytes } = await speak('Hello there. fault:endless-sound')
  expect(error).toEqual(['empty_response', 'upstream_oversized'])
  expect(bytes).toBeGreaterThan(15_000_000)
  expect(bytes).toBeLessThanOrEqual(16_000_000)
})

// Row A8
test('an error whose explanation has no end is taken for what its status says', async () => {
  const requestCount = mockServer.requests.length
  expect((await speak('Hello there. fault:endless-error')).error).toEqual(['unavailable', 'upstream_request'])
  await expect.poll(() => mockServer.requests[requestCount]?.aborted).toBe(true)
  expect(mockServer.requests[requestCount]?.sent).toBeLessThan(14_000_000)
})
