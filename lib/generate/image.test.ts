import sharp from 'sharp'
import { expect, test } from 'vitest'
import { MAX_IMAGE_BYTES } from '@/lib/tool/body-limit'
import type { ApiTool } from '@/lib/tool/tool-definition'
import { fixtureTool, getFixtureTool, otherTool } from '@/test/api/fixture-tool'
import { type Api, startApi } from '@/test/api/start-api'
import { startWithModel } from '@/test/api/start-with-model'
import { readImage } from './input/read-image'

const imageTool = getFixtureTool('fixture-server') as ApiTool

/** A picture of one colour, with nothing after its end up to so many bytes. */
async function createImage(type: 'jpeg' | 'png' | 'webp', length = 0, width = 768, height = 768): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .toFormat(type)
    .toBuffer()
  return Buffer.concat([bytes, Buffer.alloc(Math.max(0, length - bytes.length))]).toString('base64')
}
const createFileWithHeader = (...start: readonly number[]) =>
  Buffer.from([...start, ...Array(99).fill(65)]).toString('base64')

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s of 300 kB and 768 pixels a side is read by its bytes',
  async (type) => {
    const image = readImage(imageTool, await createImage(type, MAX_IMAGE_BYTES))
    expect([image?.type, image?.bytes.byteLength]).toEqual([`image/${type}`, 307_200])
  },
)

test.each([
  ['larger than that', await createImage('jpeg', MAX_IMAGE_BYTES + 1), 413],
  ['of 769 pixels', await createImage('jpeg', 0, 769, 1), 400],
  ['of few bytes and very many pixels', await createImage('png', 0, 9, 12_000), 400],
  ['a JPEG by its first bytes alone', createFileWithHeader(0xff, 0xd8, 0xff, 0xe0), 400],
  ['a GIF', createFileWithHeader(0x47, 0x49, 0x46, 0x38), 400],
  ['empty', '', 400],
])('a picture that is %s is refused', (_, picture, status) => {
  const refusal = expect.objectContaining({ code: 'invalid_request', status })
  expect(() => readImage(imageTool, picture)).toThrow(refusal)
})

test('a tool that takes no picture refuses one', async () => {
  const picture = await createImage('png')
  expect(() => readImage(fixtureTool, picture)).toThrow(expect.objectContaining({ code: 'invalid_request' }))
})

test('a JPEG with details, a profile and a thumbnail before its frame is read, one with 100 segments is not', async () => {
  const picture = await sharp({ create: { width: 768, height: 600, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Copyright: 'x'.repeat(20_000) } })
    .withIccProfile('p3')
    .jpeg({ progressive: true })
    .toBuffer()
  const wrap = (count: number) => {
    const comments = Buffer.alloc(4 * count, Buffer.from([0xff, 0xfe, 0, 2]))
    return Buffer.concat([picture.subarray(0, 2), comments, picture.subarray(2)]).toString('base64')
  }
  expect(readImage(imageTool, wrap(50))?.type).toBe('image/jpeg')
  expect(() => readImage(imageTool, wrap(100))).toThrow()
})

type Body = { toolType?: string; prompt?: string; parameters?: object; picture?: unknown; turnstileToken?: string }

async function post(api: Api, body: Body) {
  const { toolType = 'fixture-other' } = body
  const turnstileToken = body.turnstileToken ?? (await api.token(toolType))
  return api.post({ body: JSON.stringify({ toolType, prompt: 'my workshop', turnstileToken, ...body }) })
}

test.each([
  ['fixture-server', 1, 403],
  ['fixture-server', 17_000, 413],
  ['fixture-lines', 1, 413],
])('a large picture for %s with a prompt of %i characters: %i', async (toolType, length, status) => {
  const prompt = 'a'.repeat(length)
  const picture = await createImage('jpeg', MAX_IMAGE_BYTES)
  expect((await post(await startApi(), { toolType, prompt, picture, turnstileToken: 'x' })).status).toBe(status)
})

test('a picture that is not base64 is refused', async () => {
  expect((await post(await startApi(), { picture: 'data:image/jpeg;base64,xx' })).status).toBe(400)
})

test('a key that may not use the model that sees leaves the one that writes at work', async () => {
  const { api, getLastLogEntry } = await startWithModel({ OPENAI_VISION_MODEL: 'sees' })
  const look = async () => post(api, { prompt: 'my workshop fault:401', picture: await createImage('jpeg') })
  expect((await look()).status).toBe(503)
  expect(getLastLogEntry()).toMatchObject({ reason: 'upstream_auth', model: 'sees' })
  await look()
  expect(getLastLogEntry()).toMatchObject({ reason: 'breaker_open' })
  expect((await api.post()).status).toBe(200)
})

test('what code does needs neither picture nor words, where a picture is enough', async () => {
  const api = await startApi({ toolByType: () => ({ ...otherTool, imageInput: 'enough' }) })
  const send = (split: boolean) => post(api, { prompt: ' ', parameters: { split } })
  expect(await send(true)).toMatchObject({ status: 200, body: { cards: [{ copy: '' }] } })
  expect(await send(false)).toMatchObject({ status: 400, body: { code: 'empty_prompt' } })
})

test.each([
  ['no model', () => startApi()],
  ['none that looks at pictures', async () => (await startWithModel({ OPENAI_VISION_MODEL: 'off' })).api],
])('with %s a picture is refused before the token is used', async (_, start) => {
  const api = await start()
  const turnstileToken = await api.token('fixture-other')
  const answer = await post(api, { picture: await createImage('jpeg'), turnstileToken })
  expect(answer).toMatchObject({ status: 501, body: { code: 'no_pictures' } })
  expect((await post(api, { turnstileToken })).status).toBe(200)
})
