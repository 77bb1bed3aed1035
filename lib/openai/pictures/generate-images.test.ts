import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MockOpenAi, startMockOpenAi } from '@/e2e/stand-ins/openai'
import { PublicError } from '@/lib/core/errors'
import type { ServerToolEvent } from '@/lib/tool/server-run'
import { generateImages } from './generate-images'
import { ImageModel } from './image-model'

let standIn: MockOpenAi

beforeAll(async () => {
  standIn = await startMockOpenAi()
})
afterAll(() => standIn.stop())

const newModel = (model = 'gpt-image-2') =>
  new ImageModel({ apiKey: 'sk-test', baseUrl: standIn.url, model, priceMicroUsd: null })

type Given = {
  model?: ImageModel
  count?: number
  previews?: number
  transparent?: boolean
  format?: 'png' | 'jpeg' | 'webp'
  signal?: AbortSignal
}

async function run(prompt: string, given: Given = {}) {
  const { count = 1, previews = 0, transparent = false, format = 'png' } = given
  let spent = 0
  const before = standIn.requests.length
  const made = generateImages(given.model ?? newModel(), {
    request: {
      prompt,
      target: { width: 1080, height: 1350 },
      quality: 'low',
      format,
      isTransparent: transparent,
      previews,
      visitor: 'visitor-hash',
    },
    count,
    signal: given.signal ?? new AbortController().signal,
    price: 40_000,
    spend: (microUsd) => {
      spent += microUsd
    },
  })
  const steps: ServerToolEvent[] = []
  let error: unknown = null
  try {
    for await (const step of made) steps.push(step)
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
    bodies: standIn.requests.slice(before).map(({ body }) => body as Record<string, unknown>),
  }
}

/** Width and height, as the PNG's header has them. */
const sizeOf = ({ base64 }: Readonly<Record<string, unknown>>) => {
  const bytes = Buffer.from(String(base64), 'base64')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

test('one picture comes with previews on the way, in the nearest size', async () => {
  const { steps, pictures, spent, error, bodies } = await run('a red kite', { previews: 2 })
  expect(error).toBeNull()
  expect(pictures.map(sizeOf)).toEqual([[1088, 1360]])
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
  const model = newModel()
  expect((await run('first kite', { model })).bodies).toHaveLength(2)
  const later = await run('second kite', { model })
  expect(later.bodies).toHaveLength(1)
  expect(later.bodies[0]).not.toHaveProperty('response_format')
})

test('a refusal that no smaller request helps against is not remembered', async () => {
  const model = newModel()
  const odd = await run('a kite fault:every-size', { model })
  expect(odd.error).toEqual(['unavailable', 'upstream_request'])
  expect(odd.bodies.map(({ size }) => size)).toEqual(['1088x1360', '1024x1536', undefined])
  expect((await run('a kite', { model })).pictures.map(sizeOf)).toEqual([[1088, 1360]])
})

test('four pictures are four calls, and each is told as it comes', async () => {
  const { steps, pictures, spent, bodies } = await run('four kites', { count: 4 })
  expect(pictures).toHaveLength(4)
  expect(spent).toBe(160_000)
  expect(bodies.filter((body) => !('response_format' in body))).toHaveLength(4)
  const told = steps.flatMap((step) => ('progress' in step ? [step.progress.done] : []))
  expect(told).toEqual([0, 1, 2, 3, 4])
})

test('an older model is asked for one of its three sizes', async () => {
  const model = newModel('gpt-image-1-mini')
  expect((await run('a kite', { model })).pictures.map(sizeOf)).toEqual([[1024, 1536]])
  expect((await run('another kite', { model })).bodies).toHaveLength(1)
})

test('a transparent picture is asked for as one', async () => {
  const { bodies, pictures } = await run('a sticker', { transparent: true, format: 'webp' })
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
  const first = newModel()
  const model = {
    generate: (...[wanted, signal]: Parameters<ImageModel['generate']>) => {
      calls += 1
      const prompt = calls === 3 ? 'a kite fault:moderated' : 'a kite'
      return first.generate({ ...wanted, prompt }, signal)
    },
  }
  const { pictures, parts, error } = await run('', { model: model as ImageModel, count: 4 })
  expect(error).toBeNull()
  expect(pictures.length).toBeGreaterThanOrEqual(2)
  expect(parts.at(-1)).toEqual({ kind: 'missing', count: 4 - pictures.length, code: 'content_refused' })
})

test('a time limit ends the call as a timeout, and the connection with it', async () => {
  const limit = new AbortController()
  const before = standIn.requests.length
  const drawing = run('a kite fault:hang', { signal: limit.signal })
  await expect.poll(() => standIn.requests).toHaveLength(before + 1)
  limit.abort(new DOMException('late', 'TimeoutError'))
  expect((await drawing).error).toEqual(['unavailable', 'upstream_timeout'])
  await expect.poll(() => standIn.requests.at(-1)?.aborted).toBe(true)
})

test('a visitor who leaves ends the calls', async () => {
  const leaving = new AbortController()
  const made = generateImages(newModel(), {
    request: {
      prompt: 'two kites fault:hang',
      target: { width: 1080, height: 1080 },
      quality: 'low',
      format: 'png',
      isTransparent: false,
      previews: 0,
      visitor: 'v',
    },
    count: 2,
    signal: leaving.signal,
    price: null,
    spend: () => {},
  })
  await made.next()
  const waiting = made.next()
  await expect.poll(() => standIn.requests.at(-1)?.prompt).toBe('two kites fault:hang')
  leaving.abort()
  await expect(waiting).rejects.toThrow()
  await expect.poll(() => standIn.requests.at(-1)?.aborted).toBe(true)
})

test('nothing that the server said gets through', async () => {
  for (const fault of ['401', 'moderated', 'moderated-late', '500']) {
    const made = newModel().generate(
      {
        prompt: `a kite fault:${fault}`,
        target: { width: 1080, height: 1080 },
        quality: 'low',
        format: 'png',
        isTransparent: false,
        previews: 0,
        visitor: 'v',
      },
      new AbortController().signal,
    )
    const error = await made.next().catch((thrown: Error) => thrown)
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
  const before = standIn.requests.length
  expect((await run(`a kite fault:${fault}`)).error).toEqual([code, reason])
  await expect.poll(() => standIn.requests[before]?.aborted).toBe(true)
  expect(standIn.requests[before]?.sent).toBeLessThan(40_000_000)
})
