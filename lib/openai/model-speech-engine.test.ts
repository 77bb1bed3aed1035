import { once } from 'node:events'
import { beforeAll, expect, test } from 'vitest'
import { ensureMediaFixtures } from '@/e2e/mock-servers/media-fixtures'
import { type MockOpenAi, startMockOpenAi } from '@/e2e/mock-servers/openai'
import type { SpeechStep } from '@/lib/audio/speech/speech'
import { buildWavHeader } from '@/lib/audio/speech/wav'
import { PublicError } from '@/lib/core/errors'
import { createModelSpeechEngine } from '@/lib/openai/model-speech-engine'
import { startLocalServer } from '@/test/local-server'

const voices = [
  { id: 'alloy', label: 'Alloy' },
  { id: 'nova', label: 'Nova' },
]

let mockServer: MockOpenAi
beforeAll(async () => {
  await ensureMediaFixtures()
  mockServer = await startMockOpenAi()
  return () => mockServer.stop()
})

type Options = { baseUrl?: string; speed?: number; signal?: AbortSignal; silenceMs?: number }

async function speak(text: string, options: Options = {}) {
  const { baseUrl = mockServer.url, speed = 1, signal = new AbortController().signal, silenceMs = 30_000 } = options
  const settings = { apiKey: 'sk-test', baseUrl, model: 'm', priceMicroUsd: null, voices }
  const engine = createModelSpeechEngine(settings, { firstChunkMs: silenceMs, idleMs: silenceMs, retryMs: 5 })
  const requestCount = mockServer.requests.length
  const steps: SpeechStep[] = []
  const summarize = () => {
    const pieces = steps.flatMap((step) => ('chunk' in step ? [step.chunk] : []))
    const bytes = pieces.reduce((sum, piece) => sum + piece.bytes.length, 0)
    return { steps, pieces, bytes, requests: mockServer.requests.slice(requestCount) }
  }
  const speaking = engine.speak({ text, voice: { id: 'nova', label: 'Nova' }, speed }, signal)
  try {
    let step = await speaking.next()
    for (; !step.done; step = await speaking.next()) steps.push(step.value)
    return { facts: step.value, error: null, ...summarize() }
  } catch (error) {
    return { facts: null, error: error instanceof PublicError ? [error.code, error.reason] : error, ...summarize() }
  }
}

test('requests MP3 in the chosen voice and speed, and passes the measured audio on', async () => {
  const text = 'One sentence to begin with. And a second one, which is longer than the first.'
  const { steps, facts, bytes, pieces, requests } = await speak(text, { speed: 1.25 })
  expect(steps[0]).toEqual({ progress: { stage: 'speaking' } })
  expect(pieces.every(({ type }) => type === 'audio/mpeg')).toBe(true)
  const seconds = text.length / 15 / 1.25
  expect(facts?.seconds).toBeCloseTo(seconds, 1)
  expect(bytes).toBe(Math.ceil(seconds / 0.024) * 192)
  expect(facts).toMatchObject({ sampleRate: 24_000, timing: 'estimated' })
  expect(facts?.sentences).toMatchObject([
    { text: 'One sentence to begin with.', start: 0 },
    { text: 'And a second one, which is longer than the first.' },
  ])
  expect(facts?.sentences[1]?.end).toBeCloseTo(facts?.seconds ?? 0, 6)
  const body = { model: 'm', input: text, voice: 'nova', response_format: 'mp3', speed: 1.25 }
  expect(requests).toMatchObject([{ authorization: 'Bearer sk-test', body }])
})

test('omits the default speed, because not every server supports the parameter', async () => {
  const { requests } = await speak('Hello there.')
  expect(Object.keys(requests[0]?.body ?? {})).toEqual(['model', 'input', 'voice', 'response_format'])
})

test('sends long audio in chunks of 12 to 45 kB, except for the last one', async () => {
  const { pieces, bytes } = await speak('Sound of a minute. '.repeat(50))
  expect(bytes).toBeGreaterThan(400_000)
  const sizes = pieces.map((piece) => piece.bytes.length)
  expect(Math.min(...sizes.slice(0, -1))).toBeGreaterThanOrEqual(12_000)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(45_000)
})

test.each([
  ['401', 1, 'unavailable', 'upstream_auth'],
  ['rate', 1, 'unavailable', 'upstream_rate'],
  ['500', 2, 'unavailable', 'upstream_server'],
  ['reset', 2, 'unavailable', 'upstream_network'],
  ['moderated', 1, 'content_refused', undefined],
  ['endless-error', 1, 'unavailable', 'upstream_request'],
])('fault %s leads to %i calls, no audio, %s and %s', async (fault, calls, code, reason) => {
  const { error, bytes, requests } = await speak(`Good evening fault:${fault}`)
  expect([error, bytes, requests.length]).toEqual([[code, reason], 0, calls])
  if (fault !== 'endless-error') return
  await expect.poll(() => requests[0]?.aborted).toBe(true)
  expect(requests[0]?.sent).toBeLessThan(14_000_000)
})

const longText = 'A sound of half a minute or so. '.repeat(20)

test.each(['hang', 'stalls'])('gives up on a silent server: %s', async (fault) => {
  const { error } = await speak(`${longText} fault:${fault}`, { silenceMs: 300 })
  expect(error).toEqual(['unavailable', 'upstream_timeout'])
})

test('passes on the audio received before the stream is interrupted', async () => {
  const { error, bytes } = await speak(`${longText} fault:dies`)
  expect(error).toEqual(['empty_response', 'upstream_network'])
  expect(bytes).toBeGreaterThan(50_000)
})

test('cuts off endless audio', async () => {
  const { error, bytes } = await speak('Hello there. fault:endless-sound')
  expect(error).toEqual(['empty_response', 'upstream_oversized'])
  expect(bytes).toBeGreaterThan(15_000_000)
  expect(bytes).toBeLessThanOrEqual(16_000_000)
})

test.each(['once-500', 'once-reset', 'once-rate'])('recovers from fault %s with the second call', async (fault) => {
  const { error, facts } = await speak(`Good morning fault:${fault}`)
  expect(error).toBeNull()
  expect(facts?.seconds).toBeGreaterThan(1)
})

test.each([
  ['a page', 'text/html', '<!doctype html><title>Sign in</title>'],
  ['nothing', 'audio/mpeg', ''],
  ['an MP3’s beginning alone', 'audio/mpeg', 'ID3'],
  ['another RIFF file', 'audio/wav', 'RIFF\u0000\u0000\u0000\u0000AVI '],
])('rejects %s instead of audio as malformed', async (_, type, body) => {
  const { origin } = await startLocalServer((_request, response) => {
    response.setHeader('Content-Type', type)
    response.end(Buffer.from(body, 'latin1'))
  })
  const { error } = await speak('Hello there.', { baseUrl: `${origin}/v1` })
  expect(error).toEqual(['empty_response', 'upstream_malformed'])
})

test.each([
  ['its length', 2 * 16_000],
  ['no length, as from streaming servers', 0xffffffff],
])('accepts a server that supports only WAV: a header with %s', async (_, dataBytes) => {
  const header = Buffer.from(buildWavHeader(2 * 16_000, 16_000))
  header.writeUInt32LE(dataBytes, 40)
  const { origin } = await startLocalServer((_request, response) => {
    response.end(Buffer.concat([header, Buffer.alloc(2 * 16_000)]))
  })
  const { facts, pieces } = await speak('Hello there.', { baseUrl: `${origin}/v1` })
  expect(pieces[0]?.type).toBe('audio/wav')
  expect(facts).toMatchObject({ seconds: 1, sampleRate: 16_000 })
})

test('ends the model call when the visitor leaves', async () => {
  const controller = new AbortController()
  const connectionClosed = Promise.withResolvers<void>()
  const { origin } = await startLocalServer(async (request, response) => {
    response.on('close', connectionClosed.resolve)
    await once(request.resume(), 'end')
    controller.abort(new Error('left'))
  })
  const { error } = await speak('Hello there.', { baseUrl: `${origin}/v1`, signal: controller.signal })
  expect(error).toEqual(new Error('left'))
  await connectionClosed.promise
})
