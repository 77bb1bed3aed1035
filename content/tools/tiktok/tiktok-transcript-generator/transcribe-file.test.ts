import { readFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findToolByType } from '@/content/tools'
import { solveOffer } from '@/e2e/api-call'
import { ensureMediaFixtures } from '@/e2e/mock-servers/media-fixtures'
import { startMockOpenAi } from '@/e2e/mock-servers/openai'
import { serveBotCheckConfig } from '@/lib/generate/serve-bot-check-config'
import { createBotCheck } from '@/lib/server/bot-check'
import { parseEnv, toSettings } from '@/lib/server/env'
import { createLimits } from '@/lib/server/limits/limits'
import { MemoryLimitStore } from '@/lib/server/limits/memory-store'
import { serveHandler } from '@/test/api/serve-handler'
import { MAX_UPLOAD_BYTES } from './limits'
import { checkFileTranscription, parseAudioType, transcribeFile } from './transcribe-file'

const tool = 'tiktok-transcript-generator'
const mediaFolder = await ensureMediaFixtures()
const audioBytes = readFileSync(join(mediaFolder, 'sound.m4a'))

type SendOptions = { body?: Buffer; address?: string; type?: string; token?: string; headers?: Record<string, string> }

/** Starts the route over real HTTP, with a mock model that costs a dollar a minute. */
async function start(env: Record<string, string> = {}) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const model = await startMockOpenAi()
  onTestFinished(() => model.stop())
  const siteEnv = {
    ALTCHA_COST: '3',
    BURST_LIMIT: '1000',
    DAILY_BUDGET_USD: '100',
    OPENAI_PRICE_INPUT: '1',
    OPENAI_PRICE_OUTPUT: '1',
    OPENAI_BASE_URL: model.url,
    OPENAI_TRANSCRIBE_MODEL: 'whisper-1',
    OPENAI_TRANSCRIBE_PRICE: '1',
  }
  const settings = toSettings(parseEnv({ ...siteEnv, ...env }))
  const store = new MemoryLimitStore()
  const backend = {
    settings,
    getToolByType: findToolByType,
    botCheck: createBotCheck(settings, store),
    limits: createLimits(store, settings),
  }
  const url = await serveHandler((path) => (request) => {
    if (path === '/api/bot-check') return serveBotCheckConfig(backend, request)
    return request.method === 'GET' ? checkFileTranscription(backend, request) : transcribeFile(backend, request)
  })

  const token = async () => solveOffer(await (await fetch(`${url}/api/bot-check?tool=${tool}`)).json())

  async function send({ body = audioBytes, type = 'audio/mp4', headers = {}, ...options }: SendOptions = {}) {
    const response = await fetch(`${url}/api/transcribe-file`, {
      method: 'POST',
      headers: {
        'Content-Type': type,
        'X-Bot-Token': options.token ?? (await token()),
        ...(options.address && { 'X-Forwarded-For': options.address }),
        ...headers,
      },
      body: new Uint8Array(body),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  /** Sends a kilobyte of a megabyte, then stalls. `status` is that of the response. */
  async function drip(address: string, proof?: string) {
    const request = httpRequest(`${url}/api/transcribe-file`, {
      method: 'POST',
      headers: {
        'Content-Type': 'audio/mp4',
        'Content-Length': 1_000_000,
        'X-Bot-Token': proof ?? (await token()),
        'X-Forwarded-For': address,
      },
    })
    const dripper: { status: number | undefined } = { status: undefined }
    request.on('response', ({ statusCode }) => {
      dripper.status = statusCode
    })
    request.on('error', () => {})
    request.write(Buffer.alloc(1_000))
    onTestFinished(() => void request.destroy())
    return dripper
  }
  const last = () => JSON.parse(String(log.mock.calls.at(-1)?.[0])) as Record<string, unknown>
  return { url, send, token, drip, model, last }
}

test('transcribes audio and charges only the seconds that the server bills', async () => {
  const { send, last } = await start()
  const { status, body } = await send()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    content: expect.stringContaining('This is the first thing that is said.'),
    parts: [
      {
        transcript: {
          videoId: null,
          url: null,
          source: 'speech-recognition',
          language: 'english',
          segments: expect.arrayContaining([
            expect.objectContaining({
              start: 0,
              end: 4,
              text: 'This is the first thing that is said.',
              words: expect.arrayContaining([{ start: 1.75, end: 2, text: 'said.' }]),
            }),
          ]),
        },
      },
    ],
    remaining: 20,
  })
  // The server bills 21 seconds, at a dollar a minute.
  expect(last().costMicroUsd).toBe(350_000)
})

test.each([
  ['a visitor who leaves is booked at the length of the sound', 'fault:hang', 333_000, 335_000],
  ['a server that fails costs nothing', 'fault:500', 0, 0],
  ['an answer that makes no sense is booked at the length of the sound', 'fault:html', 333_000, 335_000],
])('%s', async (_, fault, minCost, maxCost) => {
  const { url, token, model, last } = await start({ OPENAI_TRANSCRIBE_MODEL: `whisper-${fault}` })
  const controller = new AbortController()
  const responsePromise = fetch(`${url}/api/transcribe-file`, {
    method: 'POST',
    headers: { 'Content-Type': 'audio/mp4', 'X-Bot-Token': await token() },
    body: audioBytes,
    signal: controller.signal,
  })
  await expect.poll(() => model.requests).toHaveLength(1)
  if (fault === 'fault:hang') controller.abort()
  await responsePromise.catch(() => {})
  await expect.poll(() => last().costMicroUsd).toBeGreaterThanOrEqual(minCost)
  expect(last().costMicroUsd).toBeLessThanOrEqual(maxCost)
})

test('also transcribes an MP3 and sends progress as events', async () => {
  const { url, token } = await start()
  const response = await fetch(`${url}/api/transcribe-file`, {
    method: 'POST',
    headers: { 'Content-Type': 'audio/mpeg', 'X-Bot-Token': await token(), Accept: 'text/event-stream' },
    body: readFileSync(join(mediaFolder, 'voice.mp3')),
  })
  const events = [...(await response.text()).matchAll(/^event: (\w+)$/gm)].map(([, name]) => name)
  expect(events).toEqual(['progress', 'part', 'done'])
})

const refusedRequests: readonly [string, SendOptions, number, string][] = [
  ['another type', { type: 'video/mp4' }, 415, 'invalid_request'],
  ['a type that every object inherits', { type: 'toString' }, 415, 'invalid_request'],
  ['a compressed body', { headers: { 'content-encoding': 'gzip' } }, 415, 'invalid_request'],
  ['another site’s page', { headers: { 'sec-fetch-site': 'cross-site' } }, 403, 'invalid_request'],
  ['no token', { token: '' }, 403, 'bot_check'],
  ['no sound', { body: Buffer.from('hello, I am no sound at all') }, 422, 'sound_unreadable'],
  ['a film without sound', { body: readFileSync(join(mediaFolder, 'no-audio.mp4')) }, 422, 'sound_missing'],
  ['an empty body', { body: Buffer.alloc(0) }, 400, 'invalid_request'],
]

test('does not count a refused request or call the model', async () => {
  const { send, model } = await start({ IP_QUOTA_FACTOR: '1' })
  for (const [name, options, status, code] of refusedRequests)
    expect(await send(options), name).toMatchObject({ status, body: { code } })
  expect(model.requests).toEqual([])
  expect((await send()).body.remaining).toBe(19)
})

// Without HTTP: a client that still uploads when the response arrives may lose its connection.
test('refuses too many bytes by their announced number', () => {
  const headers = { 'Content-Type': 'audio/mp4', 'Content-Length': String(MAX_UPLOAD_BYTES + 1) }
  expect(() => parseAudioType(new Request('https://example.com', { headers }))).toThrow(
    expect.objectContaining({ code: 'file_too_large', status: 413 }),
  )
})

/** Silent frames of 24 ms at 32 kbit/s (MPEG-2, layer III, mono): their side information is zero. */
function silentMp3(seconds: number): Buffer {
  const frame = Buffer.alloc(96)
  frame.set([0xff, 0xf3, 0x44, 0xc0])
  return Buffer.concat(Array.from({ length: Math.ceil(seconds / 0.024) }, () => frame))
}

test('refuses more than ten minutes without calling the model', async () => {
  const { send, model } = await start()
  expect(await send({ body: silentMp3(660), type: 'audio/mpeg' })).toMatchObject({ body: { code: 'video_too_long' } })
  expect(model.requests).toEqual([])
})

test('reports a missing model before a file is prepared, and accepts no file', async () => {
  const { url, send } = await start({ OPENAI_TRANSCRIBE_MODEL: '' })
  const response = await fetch(`${url}/api/transcribe-file`)
  expect([response.status, await response.json()]).toMatchObject([501, { code: 'cannot_listen' }])
  expect(await send()).toMatchObject({ status: 501, body: { code: 'cannot_listen' } })
  const siteWithModel = await start()
  expect((await fetch(`${siteWithModel.url}/api/transcribe-file`)).status).toBe(204)
})

test('does not transcribe when the day’s budget does not cover ten minutes', async () => {
  const { send, model } = await start({ DAILY_BUDGET_USD: '5' })
  expect(await send()).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(model.requests).toEqual([])
})

test('slow uploads from two addresses do not block other senders', async () => {
  const { send, drip } = await start()
  for (const address of ['203.0.113.1', '203.0.113.2']) {
    const drippers = [await drip(address), await drip(address), await drip(address)]
    // Two of three are in progress; the third was refused.
    await expect.poll(() => drippers.map(({ status }) => status).filter(Boolean)).toEqual([503])
  }
  for (const address of ['203.0.113.3', '203.0.113.4', '203.0.113.5']) {
    expect((await send({ address })).status).toBe(200)
  }
})

test('refuses a sender without a proof before the body arrives', async () => {
  const { drip } = await start()
  const dripper = await drip('203.0.113.1', 'no proof')
  await expect.poll(() => dripper.status).toBe(403)
})

test('does not count a proof again when its file does not arrive', async () => {
  const { send, token } = await start()
  const proof = await token()
  expect((await send({ token: proof, body: Buffer.alloc(0) })).status).toBe(400)
  expect(await send({ token: proof })).toMatchObject({ status: 403, body: { code: 'bot_check' } })
})
