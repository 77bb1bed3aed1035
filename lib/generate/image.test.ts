import sharp from 'sharp'
import { expect, test } from 'vitest'
import { MAX_IMAGE_BYTES } from '@/lib/tool/body-limit'
import type { ApiTool } from '@/lib/tool/tool'
import { fixtureTool, getFixtureTool, otherTool } from '@/test/api/fixture-tool'
import { type Api, startApi } from '@/test/api/start-api'
import { startWithModel } from '@/test/api/start-with-model'
import { readImage } from './input/generation-request'

const imageTool = getFixtureTool('fixture-server') as ApiTool

async function createImage(type: 'jpeg' | 'png' | 'webp', length = 0, width = 768, height = 768): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .toFormat(type)
    .toBuffer()
  return Buffer.concat([bytes, Buffer.alloc(Math.max(0, length - bytes.length))]).toString('base64')
}
const createFileWithHeader = (...headerBytes: readonly number[]) =>
  Buffer.from([...headerBytes, ...Array(99).fill(65)]).toString('base64')

test.each(['jpeg', 'png', 'webp'] as const)('reads a %s of 300 kB and 768 pixels a side', async (type) => {
  const image = readImage(imageTool, await createImage(type, MAX_IMAGE_BYTES))
  expect([image?.type, image?.bytes.byteLength]).toEqual([`image/${type}`, 307_200])
})

test.each([
  ['larger than 300 kB', await createImage('jpeg', MAX_IMAGE_BYTES + 1), 413],
  ['of 769 pixels', await createImage('jpeg', 0, 769, 1), 400],
  ['of few bytes and very many pixels', await createImage('png', 0, 9, 12_000), 400],
  ['a JPEG by its first bytes alone', createFileWithHeader(0xff, 0xd8, 0xff, 0xe0), 400],
  ['a GIF', createFileWithHeader(0x47, 0x49, 0x46, 0x38), 400],
  ['empty', '', 400],
])('refuses an image that is %s', (_, picture, status) => {
  const refusal = expect.objectContaining({ code: 'invalid_request', status })
  expect(() => readImage(imageTool, picture)).toThrow(refusal)
})

test('refuses an image for a tool that takes none', async () => {
  const picture = await createImage('png')
  expect(() => readImage(fixtureTool, picture)).toThrow(expect.objectContaining({ code: 'invalid_request' }))
})

test('reads a JPEG with metadata, a profile and a thumbnail before its frame, but refuses one with 100 segments', async () => {
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
])('a large image for %s with a prompt of %i characters returns %i', async (toolType, length, status) => {
  const prompt = 'a'.repeat(length)
  const picture = await createImage('jpeg', MAX_IMAGE_BYTES)
  expect((await post(await startApi(), { toolType, prompt, picture, turnstileToken: 'x' })).status).toBe(status)
})

test('refuses an image that is not base64', async () => {
  expect((await post(await startApi(), { picture: 'data:image/jpeg;base64,xx' })).status).toBe(400)
})

test('keeps the text model working when the key may not use the vision model', async () => {
  const { api, getLastLogEntry } = await startWithModel({ OPENAI_VISION_MODEL: 'sees' })
  const postImage = async () => post(api, { prompt: 'my workshop fault:401', picture: await createImage('jpeg') })
  expect((await postImage()).status).toBe(503)
  expect(getLastLogEntry()).toMatchObject({ reason: 'upstream_auth', model: 'sees' })
  await postImage()
  expect(getLastLogEntry()).toMatchObject({ reason: 'breaker_open' })
  expect((await api.post()).status).toBe(200)
})

test('code-only work needs neither an image nor a prompt when an image is enough', async () => {
  const api = await startApi({ toolByType: () => ({ ...otherTool, imageInput: 'enough' }) })
  const send = (split: boolean) => post(api, { prompt: ' ', parameters: { split } })
  expect(await send(true)).toMatchObject({ status: 200, body: { cards: [{ copy: '' }] } })
  expect(await send(false)).toMatchObject({ status: 400, body: { code: 'empty_prompt' } })
})

test.each([
  ['no model', () => startApi()],
  ['a model without vision', async () => (await startWithModel({ OPENAI_VISION_MODEL: 'off' })).api],
])('with %s refuses an image before the token is used', async (_, start) => {
  const api = await start()
  const turnstileToken = await api.token('fixture-other')
  const response = await post(api, { picture: await createImage('jpeg'), turnstileToken })
  expect(response).toMatchObject({ status: 501, body: { code: 'no_pictures' } })
  expect((await post(api, { turnstileToken })).status).toBe(200)
})
