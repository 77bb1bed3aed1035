import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import OpenAI, { APIError, toFile } from 'openai'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureMediaFixtures } from './media-fixtures'
import { type MockOpenAi, startMockOpenAi } from './openai'

let mockOpenAi: MockOpenAi
let openai: OpenAI
beforeAll(async () => {
  mockOpenAi = await startMockOpenAi()
  openai = new OpenAI({ apiKey: 'sk-stand-in', baseURL: mockOpenAi.url, maxRetries: 0 })
})
afterAll(() => mockOpenAi.stop())

const loadFixture = async (name: string) => toFile(await readFile(join(await ensureMediaFixtures(), name)), name)
const createSpeech = (input: string, options: object = {}) =>
  openai.audio.speech.create({ model: 'speech-stand-in', voice: 'alloy', input, ...options })
const catchApiError = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error) => error instanceof APIError && { status: error.status, code: error.code, param: error.param },
  )

test.each(['/chat/completions', '/audio/transcriptions'])(
  'a client that disconnects during a request to %s does not affect other requests',
  async (path) => {
    const abortedRequest = request(mockOpenAi.url + path, { method: 'POST', headers: { 'Content-Length': 1000 } })
    const requestClosed = new Promise((resolve) => abortedRequest.on('error', () => {}).on('close', resolve))
    abortedRequest.write('{', () => setTimeout(() => abortedRequest.destroy(), 50))
    await requestClosed
    expect((await fetch(mockOpenAi.url.replace('/v1', '/health'))).status).toBe(200)
  },
)

test('turns twenty seconds of audio into five timed sentences', async () => {
  const file = await loadFixture('sound.m4a')
  const transcription = await openai.audio.transcriptions.create({
    model: 'whisper-stand-in',
    file,
    response_format: 'verbose_json',
    timestamp_granularities: ['word', 'segment'],
  })
  expect(transcription.words?.[1]).toEqual({ word: 'is', start: 0.25, end: 0.5 })
  expect(transcription.segments?.map(({ start, end }) => [start, Math.round(end)])).toEqual([
    [0, 4],
    [4, 8],
    [8, 12],
    [12, 16],
    [16, 20],
  ])
  expect(transcription.text).toBe(transcription.segments?.map(({ text }) => text.trim()).join(' '))
})

test.each([
  ['no sound at all', 'picture.png', 'whisper-stand-in', { status: 400, code: 'invalid_value', param: 'file' }],
  ['a film without sound', 'no-audio.mp4', 'whisper', { status: 400, code: 'invalid_value', param: 'file' }],
  ['a film of 3 seconds', '3-seconds.mp4', 'whisper', { status: 500, code: null, param: null }],
  ['a film of 5 seconds', '5-seconds.mp4', 'whisper', { status: 429, code: 'rate_limit_exceeded', param: null }],
  [
    'a model that returns no timestamps',
    'sound.mp3',
    'gpt-4o-transcribe',
    { status: 400, code: 'unsupported_value', param: 'response_format' },
  ],
  ['a fault', 'sound.mp3', 'fault:401', { status: 401, code: 'invalid_api_key', param: null }],
])('refuses to transcribe: %s', async (_, name, model, expectedError) => {
  const file = await loadFixture(name)
  const call = openai.audio.transcriptions.create({ model, file, response_format: 'verbose_json' })
  expect(await catchApiError(call)).toEqual(expectedError)
})

test('takes longer to speak a longer text', async () => {
  const measureSeconds = async (text: string) => {
    const bytes = await (await createSpeech(text)).arrayBuffer()
    using input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) })
    expect((await input.getFormat()).name).toBe('MP3')
    return Math.round(await input.computeDuration())
  }
  expect(await measureSeconds('A'.repeat(45))).toBe(3)
  expect(await measureSeconds('A'.repeat(1_500))).toBe(100)
})

test('sends a WAV of unknown length unless a sized WAV is requested', async () => {
  const readWavHeader = async (input: string) => {
    const bytes = Buffer.from(await (await createSpeech(input, { response_format: 'wav' })).arrayBuffer())
    return { bytes: bytes.length, riff: bytes.readUInt32LE(4), data: bytes.readUInt32LE(40) }
  }
  expect(await readWavHeader('Hello there, you.')).toEqual({ bytes: 54_444, riff: 2 ** 32 - 1, data: 2 ** 32 - 1 })
  expect(await readWavHeader('fault:wav-sized..')).toEqual({ bytes: 54_444, riff: 54_436, data: 54_400 })
})

test.each([
  ['an unknown voice', 'Hello', { voice: 'darth' }, 'voice'],
  ['too long a text', 'a'.repeat(4_097), {}, 'input'],
  ['an unknown format', 'Hello', { response_format: 'opus' }, 'response_format'],
])('refuses speech with %s', async (_, input, options, param) => {
  expect(await catchApiError(createSpeech(input, options))).toMatchObject({ status: 400, param })
})

test('breaks the stream when speech fails midway', async () => {
  const reply = await createSpeech('fault:dies and never comes to its end')
  await expect(reply.arrayBuffer()).rejects.toThrow()
})

test.each(['png', 'jpeg', 'webp'] as const)('draws a %s in the requested size', async (output_format) => {
  const { data } = await openai.images.generate({
    model: 'image-stand-in',
    prompt: 'A lake',
    size: '1088x1360',
    n: 2,
    output_format,
  })
  const pictures = data?.map(({ b64_json }) => Buffer.from(b64_json ?? '', 'base64')) ?? []
  for (const bytes of pictures) {
    expect(await sharp(bytes).metadata()).toMatchObject({ format: output_format, width: 1088, height: 1360 })
  }
  expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(false)
})

test.each([
  ['png', 'caBX'],
  ['jpeg', 'JP'],
] as const)('adds content credentials to a %s', async (output_format, signature) => {
  const { data } = await openai.images.generate({ model: 'x', prompt: 'A lake', output_format })
  const bytes = Buffer.from(data?.[0]?.b64_json ?? '', 'base64').toString('latin1')
  expect(bytes).toContain(signature)
  expect(bytes).toContain('jumdc2pa')
})

test('returns a transparent image when transparency is requested', async () => {
  const { data } = await openai.images.generate({ model: 'x', prompt: 'A lake', background: 'transparent' })
  expect((await sharp(Buffer.from(data?.[0]?.b64_json ?? '', 'base64')).stats()).isOpaque).toBe(false)
})

test('streams partial images before each complete image', async () => {
  const stream = await openai.images.generate({ model: 'x', prompt: 'A lake', stream: true, partial_images: 2, n: 2 })
  const events = await Array.fromAsync(stream)
  const expectedEvents = ['partial_image 0', 'partial_image 1', 'completed']
  expect(
    events.map((event) =>
      event.type === 'image_generation.completed' ? 'completed' : `partial_image ${event.partial_image_index}`,
    ),
  ).toEqual([...expectedEvents, ...expectedEvents])
})

test.each([
  ['fault:moderated', {}, { status: 400, code: 'moderation_blocked', param: null }],
  ['A lake', { size: '1000x1000' }, { status: 400, code: 'invalid_value', param: 'size' }],
  ['A lake', { size: '4096x1024' }, { status: 400, code: 'invalid_value', param: 'size' }],
  ['A lake', { size: '1088x1360', model: 'gpt-image-1-mini' }, { status: 400, param: 'size' }],
  ['A lake', { response_format: 'url' }, { status: 400, code: 'unknown_parameter' }],
  ['A lake', { background: 'transparent', output_format: 'jpeg' }, { status: 400, param: 'background' }],
  ['fault:500', {}, { status: 500 }],
] as const)('refuses an image of “%s” with %o', async (prompt, options, expectedError) => {
  expect(await catchApiError(openai.images.generate({ model: 'x', prompt, ...options }))).toMatchObject(expectedError)
})

test('can send a refusal in the stream', async () => {
  const stream = await openai.images.generate({ model: 'x', prompt: 'fault:moderated-late', stream: true })
  expect(await catchApiError(Array.fromAsync(stream))).toMatchObject({ code: 'moderation_blocked' })
})

test('lists the fields of a request without its file', async () => {
  await openai.audio.transcriptions.create({ model: 'whisper', file: await loadFixture('2-seconds.mp4') })
  expect(mockOpenAi.requests.at(-1)).toMatchObject({
    authorization: 'Bearer sk-stand-in',
    body: {
      model: 'whisper',
      file: { name: '2-seconds.mp4', type: 'application/octet-stream', size: expect.any(Number) },
    },
  })
})
