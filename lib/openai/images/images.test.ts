import { APIError } from 'openai'
import { beforeAll, expect, test } from 'vitest'
import { type MockOpenAi, startMockOpenAi } from '@/e2e/mock-servers/openai'
import { PublicError } from '@/lib/core/errors'
import type { ServerToolEvent } from '@/lib/tool/server-tool'
import { MAX_BASE64_LENGTH } from '../response-body'
import { generateImages } from './generate-images'
import { ImageModel } from './image-model'
import { getInitialImageDialect, narrowImageDialect } from './image-request'
import { readImages } from './read-images'

let mockServer: MockOpenAi

beforeAll(async () => {
  mockServer = await startMockOpenAi()
  return () => mockServer.stop()
})

const createModel = (model = 'gpt-image-2') =>
  new ImageModel({ apiKey: 'sk-test', baseUrl: mockServer.url, model, priceMicroUsd: null })

const sampleRequest = {
  prompt: 'a kite',
  targetSize: { width: 1080, height: 1350 },
  quality: 'low',
  format: 'png',
  isTransparent: false,
  previewCount: 0,
  visitor: 'visitor-hash',
} as const

const serverWords = /SECRET|sk-|safety system|exploded|violence/

type RunOptions = Partial<Omit<Parameters<typeof generateImages>[1]['request'], 'prompt'>> & {
  model?: ImageModel
  count?: number
  signal?: AbortSignal
}

async function run(prompt: string, options: RunOptions = {}) {
  const { model = createModel(), count = 1, signal = new AbortController().signal, ...request } = options
  let spent = 0
  const requestCount = mockServer.requests.length
  const events = generateImages(model, {
    request: { ...sampleRequest, prompt, ...request },
    count,
    signal,
    pricePerImageMicroUsd: 40_000,
    spend: (microUsd) => {
      spent += microUsd
    },
  })
  const steps: ServerToolEvent[] = []
  let error: unknown = null
  try {
    for await (const step of events) steps.push(step)
  } catch (thrown) {
    expect(`${thrown} ${(thrown as Error).stack} ${JSON.stringify(thrown)}`).not.toMatch(serverWords)
    error = thrown instanceof PublicError ? [thrown.code, thrown.reason] : thrown
  }
  const parts = steps.flatMap((step) => ('part' in step ? [step.part] : []))
  return {
    progress: steps.flatMap((step) => ('progress' in step ? [step.progress] : [])),
    parts,
    pictures: parts.filter(({ kind }) => kind === 'picture'),
    spent,
    error,
    requests: mockServer.requests.slice(requestCount),
    bodies: mockServer.requests.slice(requestCount).map(({ body }) => body as Record<string, unknown>),
  }
}

const readSize = ({ base64 }: Readonly<Record<string, unknown>>) => {
  const bytes = Buffer.from(String(base64), 'base64')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

test('streams previews and returns one image in the nearest size', async () => {
  const { progress, pictures, spent, error, bodies } = await run('a red kite', { previewCount: 2 })
  expect(error).toBeNull()
  expect(pictures.map(readSize)).toEqual([[1088, 1360]])
  expect(pictures[0]).toMatchObject({ type: 'image/png' })
  const previews = progress.flatMap(({ preview }) => preview ?? [])
  expect(previews).toEqual(Array(2).fill(expect.stringMatching(/^data:image\/png;base64,iVBOR/)))
  expect(spent).toBe(40_000)
  expect(bodies.at(-1)).toEqual({
    model: 'gpt-image-2',
    prompt: 'a red kite',
    n: 1,
    stream: true,
    size: '1088x1360',
    background: 'opaque',
    quality: 'low',
    output_format: 'png',
    partial_images: 2,
  })
})

test('does not repeat a refused parameter in the same process', async () => {
  const model = createModel()
  expect((await run('first kite', { model })).bodies).toHaveLength(2)
  const { bodies } = await run('second kite', { model })
  expect(bodies).toHaveLength(1)
  expect(bodies[0]).not.toHaveProperty('response_format')
})

test('does not remember a refusal that no narrower request resolves', async () => {
  const model = createModel()
  const failedRun = await run('a kite fault:every-size', { model })
  expect(failedRun.error).toEqual(['unavailable', 'upstream_request'])
  expect(failedRun.bodies.map(({ size }) => size)).toEqual(['1088x1360', '1024x1536', undefined])
  expect((await run('a kite', { model })).pictures.map(readSize)).toEqual([[1088, 1360]])
})

test('makes four calls for four images and counts each as progress', async () => {
  const { progress, pictures, spent, bodies } = await run('four kites', { count: 4 })
  expect(pictures).toHaveLength(4)
  expect(spent).toBe(160_000)
  expect(bodies.filter((body) => !('response_format' in body))).toHaveLength(4)
  expect(progress.map(({ done }) => done)).toEqual([0, 1, 2, 3, 4])
})

test('requests one of three sizes from an older model, and transparency for a transparent image', async () => {
  const { pictures } = await run('a kite', { model: createModel('gpt-image-1-mini') })
  expect(pictures.map(readSize)).toEqual([[1024, 1536]])
  const sticker = await run('a sticker', { isTransparent: true, format: 'webp' })
  expect(sticker.bodies.at(-1)).toMatchObject({ background: 'transparent', output_format: 'webp' })
  expect(sticker.pictures[0]).toMatchObject({ type: 'image/webp' })
})

test.each(['no-stream', 'ignores-stream', 'no-partials'])('recovers from fault %s', async (fault) => {
  const { pictures, error } = await run(`a kite fault:${fault}`, { previewCount: 2 })
  expect([pictures.length, error]).toEqual([1, null])
})

test.each([
  ['moderated', 'content_refused', 'upstream_moderated', 0],
  ['moderated-late', 'content_refused', undefined, 40_000],
  ['401', 'unavailable', 'upstream_auth', 0],
  ['rate', 'unavailable', 'upstream_rate', 0],
  ['500', 'unavailable', 'upstream_server', 0],
  ['reset', 'unavailable', 'upstream_network', 40_000],
  ['html', 'empty_response', 'upstream_malformed', 40_000],
  ['no-data', 'empty_response', 'upstream_malformed', 40_000],
  ['cut', 'empty_response', 'upstream_network', 40_000],
])('fault %s fails with %s, %s, and costs %i', async (fault, code, reason, cost) => {
  const { pictures, spent, error } = await run(`a kite fault:${fault}`, { previewCount: 1 })
  expect([pictures, error, spent]).toEqual([[], [code, reason], cost])
})

test.each([
  ['endless-json', 'empty_response', 'upstream_oversized'],
  ['endless-error', 'unavailable', 'upstream_request'],
])('gives up on the response of fault %s', async (fault, code, reason) => {
  const { error, requests } = await run(`a kite fault:${fault}`)
  expect(error).toEqual([code, reason])
  await expect.poll(() => requests[0]?.aborted).toBe(true)
  expect(requests[0]?.sent).toBeLessThan(40_000_000)
})

test('requests no further image after a failure', async () => {
  const { spent, error } = await run('four kites fault:500', { count: 4 })
  expect([spent, error]).toEqual([0, ['unavailable', 'upstream_server']])
})

test('delivers finished images and reports how many are missing', async () => {
  let calls = 0
  const innerModel = createModel()
  const model = {
    generate: (...[request, signal]: Parameters<ImageModel['generate']>) => {
      calls += 1
      const prompt = calls === 3 ? 'a kite fault:moderated' : 'a kite'
      return innerModel.generate({ ...request, prompt }, signal)
    },
  }
  const { pictures, parts, error } = await run('', { model: model as ImageModel, count: 4 })
  expect(error).toBeNull()
  expect(pictures.length).toBeGreaterThanOrEqual(2)
  expect(parts.at(-1)).toEqual({ kind: 'missing', count: 4 - pictures.length, code: 'content_refused' })
})

test.each([
  ['a time limit', new DOMException('late', 'TimeoutError'), ['unavailable', 'upstream_timeout']],
  ['a visitor who leaves', new Error('left'), new Error('left')],
])('%s aborts the calls and closes their connections', async (_, reason, error) => {
  const controller = new AbortController()
  const requestCount = mockServer.requests.length
  const pendingRun = run('two kites fault:hang', { signal: controller.signal, count: 2 })
  await expect.poll(() => mockServer.requests).toHaveLength(requestCount + 2)
  controller.abort(reason)
  const { error: actualError, requests } = await pendingRun
  expect(actualError).toEqual(error)
  await expect.poll(() => requests.map(({ aborted }) => aborted)).toEqual([true, true])
})

const officialDialect = getInitialImageDialect({ apiKey: 'k', baseUrl: null, model: 'gpt-image-2' })

const createRefusal = (status: number, message: string, param?: string, code?: string) =>
  APIError.generate(status, { error: { message, param: param ?? null, code } }, message, new Headers())

test('sends the visitor only to OpenAI and `response_format` only to other servers', () => {
  const compatibleDialect = getInitialImageDialect({ apiKey: null, baseUrl: 'http://127.0.0.1:8080/v1', model: 'flux' })
  expect(officialDialect.unsupportedParameters).toEqual(['response_format'])
  expect(compatibleDialect.unsupportedParameters).toEqual(['moderation', 'safety_identifier'])
})

const withoutParameter = (name: string) => ({ unsupportedParameters: ['response_format', name] })

test.each([
  ['a size', createRefusal(400, "Invalid value: '1088x1360'.", 'size'), { sizeSupport: 'classic' }],
  ['a parameter', createRefusal(400, "Unknown parameter: 'background'."), withoutParameter('background')],
  ['moderation', createRefusal(400, "Unknown: 'moderation'.", 'moderation'), withoutParameter('moderation')],
  ['streams', createRefusal(422, 'stream is not supported'), { canStream: false }],
])('narrows the dialect after a refusal of %s', (_, error, expected) => {
  expect(narrowImageDialect(officialDialect, error)).toEqual({ ...officialDialect, ...expected })
})

test.each([
  ['a blocked prompt', createRefusal(400, 'Rejected (moderation).', undefined, 'moderation_blocked')],
  ['something else', createRefusal(400, 'The prompt is too odd.')],
  ['a rate limit', createRefusal(429, 'Too many requests for this size')],
  ['a broken connection', new Error('socket hang up')],
])('%s does not change the dialect', (_, error) => {
  expect(narrowImageDialect(officialDialect, error)).toBeNull()
})

const pngStart = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const jpeg = Buffer.from('ffd8ffe000104a4649460001', 'hex').toString('base64')
const webp = Buffer.from('RIFF\x24\x00\x00\x00WEBPVP8 ', 'latin1').toString('base64')

const readBody = (body: BodyInit, type: string) =>
  Array.fromAsync(readImages(new Response(body, { headers: { 'content-type': type } }), 4))
const readJson = (b64_json: unknown) => readBody(JSON.stringify({ data: [{ b64_json }] }), 'application/json')
const formatEvent = (type: string, content: object) =>
  `event: image_generation.${type}\ndata: ${JSON.stringify({ type: `image_generation.${type}`, ...content })}\n\n`

test.each([
  ['image/png', pngStart.toString('base64')],
  ['image/jpeg', jpeg],
  ['image/webp', webp],
])('recognizes %s by its first bytes', async (type, base64) => {
  expect(await readJson(base64)).toEqual([{ image: { base64, type }, isFinished: true }])
})

test.each([
  ['nothing', undefined],
  ['a GIF', Buffer.from('GIF89a').toString('base64')],
  ['an SVG', Buffer.from('<svg onload="x">').toString('base64')],
  ['text that is not Base64', `${jpeg.slice(0, -1)}"`],
  ['an address instead of a picture', 'https://example.com/kite.png'],
])('rejects %s as malformed', async (_, value) => {
  await expect(readJson(value)).rejects.toMatchObject({ reason: 'upstream_malformed' })
})

test('reads an image of eight megabytes from a stream split at any byte', async () => {
  const base64 = Buffer.concat([pngStart, Buffer.alloc(8_000_000, 7)]).toString('base64')
  const bytes = Buffer.from(formatEvent('completed', { b64_json: base64 }))
  const stream = new ReadableStream({
    start(controller) {
      for (let offset = 0; offset < bytes.length; offset += 16_381)
        controller.enqueue(bytes.subarray(offset, offset + 16_381))
      controller.close()
    },
  })
  const [imageEvent] = await readBody(stream, 'text/event-stream')
  expect(imageEvent?.isFinished).toBe(true)
  expect(imageEvent?.image.base64 === base64).toBe(true)
})

test('gives up on an oversized image and on more images than requested', async () => {
  const oversizedBase64 = 'A'.repeat(MAX_BASE64_LENGTH + 20_000)
  const refusal = { reason: 'upstream_oversized' }
  await expect(readJson(oversizedBase64)).rejects.toMatchObject(refusal)
  const event = formatEvent('completed', { b64_json: oversizedBase64 })
  await expect(readBody(event, 'text/event-stream')).rejects.toMatchObject(refusal)
  const base64 = Buffer.concat([pngStart, Buffer.alloc(9_000_000, 7)]).toString('base64')
  let events = 0
  const endlessStream = new ReadableStream({
    pull(controller) {
      events += 1
      controller.enqueue(Buffer.from(formatEvent('partial_image', { b64_json: base64 })))
    },
  })
  await expect(readBody(endlessStream, 'text/event-stream')).rejects.toMatchObject(refusal)
  expect(events).toBeLessThan(10)
})

test('skips comments, unknown events and the end marker, and rejects a stream without its image as malformed', async () => {
  const partial = formatEvent('partial_image', { b64_json: webp, partial_image_index: 0 })
  const completed = formatEvent('completed', { b64_json: jpeg })
  const body = `: waiting\n\n${formatEvent('queued', {})}${partial}${completed}data: [DONE]\n\n`
  expect(await readBody(body, 'text/event-stream')).toEqual([
    { image: { base64: webp, type: 'image/webp' }, isFinished: false },
    { image: { base64: jpeg, type: 'image/jpeg' }, isFinished: true },
  ])
  await expect(readBody(partial, 'text/event-stream')).rejects.toMatchObject({ reason: 'upstream_malformed' })
})
