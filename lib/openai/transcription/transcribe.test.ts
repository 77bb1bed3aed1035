import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { startMockOpenAi } from '@/e2e/mock-servers/openai'
import { isUncharged } from '@/lib/openai/upstream-error'
import { startLocalServer } from '@/test/local-server'
import { transcribe } from './transcribe'

const audio = { bytes: new Uint8Array([1, 2, 3]), type: 'audio/mp4', name: 'speech.m4a' }

type MockAnswer = { status?: number; headers?: Record<string, string>; body: string }

async function startModelServer(...answers: MockAnswer[]) {
  const receivedRequests: { authorization: string | undefined; fields: Record<string, unknown>; file: File }[] = []
  const server = await startLocalServer(async (request, response) => {
    const chunks: Uint8Array[] = await request.toArray()
    const headers = { 'content-type': request.headers['content-type'] ?? '' }
    const form = await new Response(Buffer.concat(chunks), { headers }).formData()
    const file = form.get('file') as File
    form.delete('file')
    const fields = Object.fromEntries([...form.keys()].map((name) => [name, form.getAll(name).join()]))
    receivedRequests.push({ authorization: request.headers.authorization, fields, file })
    const {
      status = 200,
      headers: extraHeaders = {},
      body,
    } = answers[Math.min(receivedRequests.length, answers.length) - 1] as MockAnswer
    response.writeHead(status, { 'content-type': 'application/json', ...extraHeaders }).end(body)
  })
  const ask = (model = 'whisper-1', signal = new AbortController().signal) =>
    transcribe(audio, {
      server: { apiKey: 'sk-test', baseUrl: `${server.origin}/v1/`, model, priceMicroUsd: null },
      signal,
    })
  return { ask, asked: receivedRequests, requests: server.requests }
}

const plainAnswer: MockAnswer = { body: '{"text":" Hello there. "}' }

test('sends the audio as a file with the server’s own key', async () => {
  const { ask, asked, requests } = await startModelServer(plainAnswer)
  await ask()
  expect(requests).toEqual(['POST /v1/audio/transcriptions'])
  const file = { name: 'speech.m4a', type: 'audio/mp4', size: 3 }
  expect(asked[0]).toMatchObject({ authorization: 'Bearer sk-test', file })
})

test.each([
  ['whisper-1', { response_format: 'verbose_json', 'timestamp_granularities[]': 'word,segment' }],
  ['gpt-4o-transcribe', { response_format: 'json' }],
  ['diarize-gpt-4o-transcribe', { response_format: 'json' }],
  ['gpt-4o-transcribe-diarize', { response_format: 'diarized_json', chunking_strategy: 'auto' }],
])('requests the best supported format from %s', async (model, fields) => {
  const { ask, asked } = await startModelServer(plainAnswer)
  await ask(model)
  expect(asked[0]?.fields).toEqual({ model, temperature: '0', ...fields })
})

const hello = { text: 'Hello.', segments: [{ start: 0, end: 1.5, text: 'Hello.' }] }
const answerWith = (...segments: unknown[]) => JSON.stringify({ text: 'Hello.', segments })

test.each<[string, string, object]>([
  ['words alone', plainAnswer.body, { text: 'Hello there.', segments: [] }],
  ['a language', '{"language":"english","text":"Hello."}', { text: 'Hello.', language: 'english' }],
  ['words with times', answerWith({ id: 0, start: 0.0, end: 1.5, text: ' Hello.' }), hello],
  ['times in nanoseconds', answerWith({ start: 0, end: 1_500_000_000, text: 'Hello.' }), hello],
  ['times as text', answerWith({ start: '0', end: '1.5', text: 'Hello.' }), hello],
  ['invalid segments', answerWith({ ...hello.segments[0] }, { start: 2 }, 7, null, { end: 2, text: ' ' }), hello],
  [
    'segments without a full text',
    '{"segments":[{"start":3,"end":2,"text":"Hello."}]}',
    { text: 'Hello.', segments: [{ start: 3, end: 3, text: 'Hello.' }] },
  ],
  ['nothing said', '{"text":"","segments":[]}', { text: '', segments: [] }],
  ['plain text', 'Hello.\n', { text: 'Hello.', segments: [] }],
  ['WebVTT', 'WEBVTT\n\n00:00.000 --> 00:01.500\nHello.\n', hello],
  ['a bidirectional override', '{"text":"a\\u202eb\\u0000"}', { text: 'ab', segments: [] }],
])('parses an answer with %s', async (_, body, expected) => {
  const { ask } = await startModelServer({ body })
  expect((await ask()).transcription).toMatchObject({ language: null, ...expected })
})

const hear = (...words: [string, number, number][]) => words.map(([word, start, end]) => ({ word, start, end }))
const first = { start: 0, end: 3, text: 'Don’t & you.' }
const second = { start: 3, end: 5, text: 'Twenty-one.' }
const words = hear(['Don', 0, 0.5], ['t', 0.5, 1], ['you', 2, 3], ['twenty', 3, 4], ['one', 4, 5])

test.each([
  ['beside segments', { segments: [second, first], words }, 'Don’t 0-1, & 2-2, you. 2-3, Twenty-one. 3-5'],
  ['of one segment', { segments: [first, { ...second, words: hear([' Twenty-one.', 3, 4]) }] }, 'Twenty-one. 3-4'],
  ['of other words', { segments: [first, second], words: hear(['Don’t', 0, 1], ['twenty-one', 9, 10]) }, ''],
])('finds the times of words %s', async (_, body, expected) => {
  const { ask } = await startModelServer({ body: JSON.stringify(body) })
  const foundWords = (await ask()).transcription.segments.flatMap((segment) => segment.words ?? [])
  expect(foundWords.map(({ text, start, end }) => `${text} ${start}-${end}`).join(', ')).toBe(expected)
})

test.each([
  ['its length', '{"text":"Hello.","duration":1.5}', 1.5],
  ['its length in nanoseconds', '{"text":"Hello.","duration":1500000000}', 1.5],
  ['the billed seconds', '{"text":"Hello.","duration":1.5,"usage":{"type":"duration","seconds":2}}', 2],
  ['the billed tokens', '{"text":"Hello.","usage":{"type":"tokens","input_tokens":14}}', null],
  ['no length', plainAnswer.body, null],
  ['an invalid length', '{"text":"Hello.","duration":0,"usage":{"seconds":-1}}', null],
])('reads the audio’s duration from an answer with %s', async (_, body, seconds) => {
  const { ask } = await startModelServer({ body })
  expect((await ask()).seconds).toBe(seconds)
})

test('may charge for an interrupted answer, but not for an unreachable server', async () => {
  const server = await startLocalServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-length': '100' }).write('{"text"', () => response.destroy())
    })
  })
  const getFailure = (baseUrl: string) =>
    transcribe(audio, {
      server: { apiKey: null, model: 'm', priceMicroUsd: null, baseUrl },
      signal: new AbortController().signal,
    }).catch((error: unknown) => error)
  expect(isUncharged(await getFailure(server.origin))).toBe(false)
  const unreachable = await getFailure('http://127.0.0.1:1')
  expect(unreachable).toMatchObject({ reason: 'upstream_network' })
  expect(isUncharged(unreachable)).toBe(true)
})

const createUnavailableError = (reason: string) => ({ code: 'unavailable', reason: `upstream_${reason}` })
const quotaBody = '{"error":{"code":"insufficient_quota"}}'

test.each([
  ['a wrong key', { status: 401, body: '{}' }, createUnavailableError('auth')],
  ['an empty account', { status: 429, body: quotaBody }, createUnavailableError('billing')],
  [
    'a rate limit',
    { status: 429, headers: { 'retry-after': '7' }, body: '{}' },
    { ...createUnavailableError('rate'), retryAfterSeconds: 7 },
  ],
  ['a file that is too large', { status: 413, body: '' }, { code: 'file_too_large', status: 413 }],
  ['a redirect', { status: 302, headers: { location: '/x' }, body: '' }, createUnavailableError('network')],
  ['a page', { body: '<!doctype html><p>Hi' }, { code: 'empty_response', reason: 'upstream_malformed' }],
  ['JSON of another kind', { body: '[1]' }, { code: 'empty_response', reason: 'upstream_malformed' }],
])('reports %s as a distinct failure', async (_, answer, failure) => {
  const { ask, asked } = await startModelServer(answer)
  await expect(ask()).rejects.toMatchObject(failure)
  expect(asked).toHaveLength(1)
})

test.each([
  ['response_format verbose_json is not supported', ['word,segment', undefined]],
  ['`timestamp_granularities[]` not supported', ['word,segment', 'segment', undefined]],
])('requests less from a server that answers “%s”', async (message, expected) => {
  const refusal = { status: 400, body: JSON.stringify({ error: { message } }) }
  const { ask, asked } = await startModelServer(...expected.slice(1).map(() => refusal), plainAnswer)
  expect((await ask()).transcription.text).toBe('Hello there.')
  expect(asked.map(({ fields }) => fields['timestamp_granularities[]'])).toEqual(expected)
})

test('aborts the request when the visitor leaves', async () => {
  const visitor = new AbortController()
  const connectionClosed = Promise.withResolvers<void>()
  const server = await startLocalServer(async (request, response) => {
    response.on('close', () => connectionClosed.resolve())
    request.resume()
    await once(request, 'end')
    visitor.abort(new Error('left'))
  })
  const asked = { apiKey: null, baseUrl: server.origin, model: 'm', priceMicroUsd: null }
  await expect(transcribe(audio, { server: asked, signal: visitor.signal })).rejects.toThrow('left')
  await connectionClosed.promise
})

test.each([
  ['endless-json', 'upstream_oversized'],
  ['endless-error', 'upstream_request'],
])('fault %s: gives up on the answer', async (fault, reason) => {
  const model = await startMockOpenAi()
  onTestFinished(() => model.stop())
  const server = { apiKey: null, baseUrl: model.url, model: `fault:${fault}`, priceMicroUsd: null }
  const { signal } = new AbortController()
  await expect(transcribe(audio, { server, signal })).rejects.toMatchObject({ reason })
  await expect.poll(() => model.requests[0]?.aborted).toBe(true)
  expect(model.requests[0]?.sent).toBeLessThan(20_000_000)
})
