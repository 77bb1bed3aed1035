import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MockOpenAi, startMockOpenAi } from '@/e2e/mock-servers/openai'
import { PublicError } from '@/lib/core/errors'
import type { ServerToolEvent } from '@/lib/tool/server-run'
import { generateImages } from './generate-images'
import { ImageModel } from './image-model'

let mockServer: MockOpenAi

beforeAll(async () => {
  mockServer = await startMockOpenAi()
})
afterAll(() => mockServer.stop())

const createModel = (model = 'gpt-image-2') =>
  new ImageModel({ apiKey: 'sk-test', baseUrl: mockServer.url, model, priceMicroUsd: null })

type RunOptions = {
  model?: ImageModel
  count?: number
  previews?: number
  isTransparent?: boolean
  format?: 'png' | 'jpeg' | 'webp'
  signal?: AbortSignal
}

async function run(prompt: string, options: RunOptions = {}) {
  const { count = 1, previews = 0, isTransparent = false, format = 'png' } = options
  let spent = 0
  const requestCount = mockServer.requests.length
  const events = generateImages(options.model ?? createModel(), {
    request: {
      prompt,
      targetSize: { width: 1080, height: 1350 },
      quality: 'low',
      format,
      isTransparent,
      previewCount: previews,
      visitor: 'visitor-hash',
    },
    count,
    signal: options.signal ?? new AbortController().signal,
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
    error = thrown instanceof PublicError ? [thrown.code, thrown.reason] : thrown
  }
  const parts = steps.flatMap((step) => ('part' in step ? [step.part] : []))
  return {
    steps,
    parts,
    pictures: parts.filter(({ kind }) => kind === 'picture'),
    spent,
    error,
    bodies: mockServer.requests.slice(requestCount).map(({ body }) => body as Record<string, unknown>),
  }
}

/** Width and height, as the PNG's header has them. */
const readSize = ({ base64 }: Readonly<Record<string, unknown>>) => {
  const bytes = Buffer.from(String(base64), 'base64')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

test('one picture comes with previews on the way, in the nearest size', async () => {
  const { steps, pictures, spent, error, bodies } = await run('a red kite', { previews: 2 })
  expect(error).toBeNull()
  expect(pictures.map(readSize)).toEqual([[1088, 1360]])
  expect(pictures[0]).toMatchObject({ type: 'image/png' })
  const previews = steps.flatMap((step) => ('progress' in step ? (step.progress.preview ?? []) : []))
  expect(previews).toHaveLength(2)
  expect(previews[0]).toMatch(/^data:image\/png;base64,iVBOR/)
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

test('what a server refuses is not asked again in the same process', async () => {
  const model = createModel()
  expect((await run('first kite', { model })).bodies).toHaveLength(2)
  const later = await run('second kite', { model })
  expect(later.bodies).toHaveLength(1)
  expect(later.bodies[0]).not.toHaveProperty('response_format')
})

test('a refusal that no smaller request helps against is not remembered', async () => {
  const model = createModel()
  const failedRun = await run('a kite fault:every-size', { model })
  expect(failedRun.error).toEqual(['unavailable', 'upstream_request'])
  expect(failedRun.bodies.map(({ size }) => size)).toEqual(['1088x1360', '1024x1536', undefined])
  expect((await run('a kite', { model })).pictures.map(readSize)).toEqual([[1088, 1360]])
})

test('four pictures are four calls, and each is told as it comes', async () => {
  const { steps, pictures, spent, bodies } = await run('four kites', { count: 4 })
  expect(pictures).toHaveLength(4)
  expect(spent).toBe(160_000)
  expect(bodies.filter((body) => !('response_format' in body))).toHaveLength(4)
  const progressCounts = steps.flatMap((step) => ('progress' in step ? [step.progress.done] : []))
  expect(progressCounts).toEqual([0, 1, 2, 3, 4])
})

test('an older model is asked for one of its three sizes', async () => {
  const model = createModel('gpt-image-1-mini')
  expect((await run('a kite', { model })).pictures.map(readSize)).toEqual([[1024, 1536]])
  expect((await run('another kite', { model })).bodies).toHaveLength(1)
})

test('a transparent picture is asked for as one', async () => {
  const { bodies, pictures } = await run('a sticker', { isTransparent: true, format: 'webp' })
  expect(bodies.at(-1)).toMatchObject({ background: 'transparent', output_format: 'webp' })
  expect(pictures[0]).toMatchObject({ type: 'image/webp' })
})

test.each(['no-stream', 'ignores-stream', 'no-partials'])('fault %s is overcome', async (fault) => {
  const { pictures, error } = await run(`a kite fault:${fault}`, { previews: 2 })
  expect(error).toBeNull()
  expect(pictures).toHaveLength(1)
})

test.each([
  ['moderated', 'content_refused', 'upstream_moderated', 0],
  ['moderated-late', 'content_refused', undefined, 40_000],
  ['401', 'unavailable', 'upstream_auth', 0],
  ['billing', 'unavailable', 'upstream_billing', 0],
  ['rate', 'unavailable', 'upstream_rate', 0],
  ['404', 'unavailable', 'upstream_request', 0],
  ['500', 'unavailable', 'upstream_server', 0],
  ['503', 'unavailable', 'upstream_server', 0],
  ['reset', 'unavailable', 'upstream_network', 40_000],
  ['html', 'empty_response', 'upstream_malformed', 40_000],
  ['empty', 'empty_response', 'upstream_malformed', 40_000],
  ['bad-json', 'empty_response', 'upstream_malformed', 40_000],
  ['no-data', 'empty_response', 'upstream_malformed', 40_000],
  ['not-a-picture', 'empty_response', 'upstream_malformed', 40_000],
  ['cut', 'empty_response', 'upstream_network', 40_000],
])('fault %s is %s, %s, and counts %i', async (fault, code, reason, cost) => {
  const { pictures, spent, error } = await run(`a kite fault:${fault}`, { previews: 1 })
  expect(pictures).toEqual([])
  expect(error).toEqual([code, reason])
  expect(spent).toBe(cost)
})

test('after a failure no further picture is asked for', async () => {
  const { spent, error } = await run('four kites fault:500', { count: 4 })
  expect(error).toEqual(['unavailable', 'upstream_server'])
  expect(spent).toBe(0)
})

test('pictures that were made count, and the page is told how many are missing', async () => {
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

test('a time limit ends the call as a timeout, and the connection with it', async () => {
  const controller = new AbortController()
  const requestCount = mockServer.requests.length
  const pendingRun = run('a kite fault:hang', { signal: controller.signal })
  await expect.poll(() => mockServer.requests).toHaveLength(requestCount + 1)
  controller.abort(new DOMException('late', 'TimeoutError'))
  expect((await pendingRun).error).toEqual(['unavailable', 'upstream_timeout'])
  await expect.poll(() => mockServer.requests.at(-1)?.aborted).toBe(true)
})

test('a visitor who leaves ends the calls', async () => {
  const controller = new AbortController()
  const events = generateImages(createModel(), {
    request: {
      prompt: 'two kites fault:hang',
      targetSize: { width: 1080, height: 1080 },
      quality: 'low',
      format: 'png',
      isTransparent: false,
      previewCount: 0,
      visitor: 'v',
    },
    count: 2,
    signal: controller.signal,
    pricePerImageMicroUsd: null,
    spend: () => {},
  })
  await events.next()
  const waiting = events.next()
  await expect.poll(() => mockServer.requests.at(-1)?.prompt).toBe('two kites fault:hang')
  controller.abort()
  await expect(waiting).rejects.toThrow()
  await expect.poll(() => mockServer.requests.at(-1)?.aborted).toBe(true)
})

test('nothing that the server said gets through', async () => {
  for (const fault of ['401', 'moderated', 'moderated-late', '500']) {
    const events = createModel().generate(
      {
        prompt: `a kite fault:${fault}`,
        targetSize: { width: 1080, height: 1080 },
        quality: 'low',
        format: 'png',
        isTransparent: false,
        previewCount: 0,
        visitor: 'v',
      },
      new AbortController().signal,
    )
    const error = await events.next().catch((thrown: Error) => thrown)
    expect(`${error} ${(error as Error).stack} ${JSON.stringify(error)}`).not.toMatch(
      /SECRET|sk-|safety system|exploded|violence/,
    )
  }
})

// Row A8
test.each([
  ['endless-json', 'empty_response', 'upstream_oversized'],
  ['endless-error', 'unavailable', 'upstream_request'],
])('fault %s: the answer is given up', async (fault, code, reason) => {
  const requestCount = mockServer.requests.length
  expect((await run(`a kite fault:${fault}`)).error).toEqual([code, reason])
  await expect.poll(() => mockServer.requests[requestCount]?.aborted).toBe(true)
  expect(mockServer.requests[requestCount]?.sent).toBeLessThan(40_000_000)
})
