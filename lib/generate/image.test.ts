import sharp from 'sharp'
import { expect, test } from 'vitest'
import { MAX_IMAGE_BYTES } from '@/lib/tool/body-limit'
import { otherTool } from '@/test/api/fixture-tool'
import { startApi } from '@/test/api/start-api'
import { startWithModel } from '@/test/api/start-with-model'

const toolType = 'fixture-server'
const gifHeader = [0x47, 0x49, 0x46, 0x38]

/** A picture of one colour, with nothing after its end up to so many bytes. */
async function createImage(type: 'jpeg' | 'png' | 'webp', length = 0, width = 768, height = 768): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .toFormat(type)
    .toBuffer()
  return Buffer.concat([bytes, Buffer.alloc(Math.max(0, length - bytes.length))]).toString('base64')
}
const createFileWithHeader = (start: readonly number[]) =>
  Buffer.from([...start, ...Array(99).fill(65)]).toString('base64')

async function send(picture: unknown, tool = toolType) {
  const api = await startApi()
  const turnstileToken = await api.token(tool)
  const body = JSON.stringify({ toolType: tool, prompt: '0', turnstileToken, picture })
  return api.post({ body })
}

test.each(['jpeg', 'png', 'webp'] as const)(
  'a picture of 300 kB and 768 pixels a side comes along, as what its bytes say: %s',
  async (type) => {
    expect(await send(await createImage(type, MAX_IMAGE_BYTES))).toMatchObject({
      status: 200,
      body: { parts: [{ picture: `image/${type}`, bytes: 307_200 }] },
    })
  },
)

test.each([
  ['larger than that', await createImage('jpeg', MAX_IMAGE_BYTES + 1), 413],
  ['much larger', await createImage('jpeg', 2 * MAX_IMAGE_BYTES), 413],
  ['of 769 pixels', await createImage('jpeg', 0, 769, 1), 400],
  ['of few bytes and very many pixels', await createImage('png', 0, 9, 12_000), 400],
  ['a JPEG by its first bytes alone', createFileWithHeader([0xff, 0xd8, 0xff, 0xe0]), 400],
  ['a GIF', createFileWithHeader(gifHeader), 400],
  ['no base64', 'data:image/jpeg;base64,xx', 400],
  ['empty', '', 400],
  ['a number', 5, 400],
])('a picture that is %s is refused', async (_, picture, status) => {
  expect(await send(picture)).toMatchObject({ status, body: { code: 'invalid_request' } })
})

test('a large picture makes no room for anything else', async () => {
  const api = await startApi()
  const picture = await createImage('jpeg', MAX_IMAGE_BYTES)
  const body = (prompt: string) => JSON.stringify({ toolType, prompt, turnstileToken: 'x', picture })
  expect(await api.post({ body: body('0') })).toMatchObject({ status: 403 })
  expect(await api.post({ body: body('a'.repeat(17_000)) })).toMatchObject({ status: 413 })
  const small = JSON.stringify({ toolType, prompt: 'a'.repeat(17_000), turnstileToken: 'x' })
  expect(await api.post({ body: small })).toMatchObject({ status: 413 })
})

// Row A9
test('a picture with details, a profile and a thumbnail before its frame is taken', async () => {
  const picture = await sharp({ create: { width: 768, height: 600, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Copyright: 'x'.repeat(20_000) } })
    .withIccProfile('p3')
    .jpeg({ progressive: true })
    .toBuffer()
  expect(await send(picture.toString('base64'))).toMatchObject({ status: 200 })
  const many = Buffer.alloc(400, Buffer.from([0xff, 0xfe, 0, 2]))
  const wrapped = (count: number) =>
    Buffer.concat([picture.subarray(0, 2), many.subarray(0, 4 * count), picture.subarray(2)]).toString('base64')
  expect(await send(wrapped(50))).toMatchObject({ status: 200 })
  expect(await send(wrapped(100))).toMatchObject({ status: 400 })
})

test('a tool that takes no picture refuses one, and a body as large as with one', async () => {
  expect(await send(await createImage('jpeg'), 'fixture-lines')).toMatchObject({ status: 400 })
  expect(await send(await createImage('jpeg', MAX_IMAGE_BYTES), 'fixture-lines')).toMatchObject({
    status: 413,
  })
})

test('a key that may not use the model that sees leaves the one that writes at work', async () => {
  const { api, getLastLogEntry } = await startWithModel({ OPENAI_VISION_MODEL: 'sees' })
  const toolType = 'fixture-other'
  const look = async () => {
    const asked = { toolType, prompt: 'my workshop fault:401', picture: await createImage('jpeg') }
    return api.post({ body: JSON.stringify({ ...asked, turnstileToken: await api.token(toolType) }) })
  }
  expect((await look()).status).toBe(503)
  expect(getLastLogEntry()).toMatchObject({ reason: 'upstream_auth', model: 'sees' })
  await look()
  expect(getLastLogEntry()).toMatchObject({ reason: 'breaker_open' })
  expect((await api.post({ prompt: 'my workshop' })).status).toBe(200)
})

test('what code does without a look needs neither picture nor words, where a picture is enough', async () => {
  const api = await startApi({ toolByType: () => ({ ...otherTool, imageInput: 'enough' }) })
  const toolType = 'fixture-other'
  const post = async (parameters: object) => {
    const body = { toolType, prompt: ' ', parameters, turnstileToken: await api.token(toolType) }
    return api.post({ body: JSON.stringify(body) })
  }
  expect(await post({ split: true })).toMatchObject({ status: 200, body: { cards: [{ copy: '' }] } })
  expect(await post({ split: false })).toMatchObject({ status: 400, body: { code: 'empty_prompt' } })
})

test.each([
  ['no model', () => startApi({ env: {} })],
  ['none that looks at pictures', async () => (await startWithModel({ OPENAI_VISION_MODEL: 'off' })).api],
])('with %s a picture is refused before the proof is used up, not written about unseen', async (_, start) => {
  const api = await start()
  const toolType = 'fixture-other'
  const turnstileToken = await api.token(toolType)
  const post = (more: object) =>
    api.post({ body: JSON.stringify({ toolType, prompt: 'my workshop', turnstileToken, ...more }) })
  expect(await post({ picture: await createImage('jpeg') })).toMatchObject({
    status: 501,
    body: { code: 'no_pictures' },
  })
  expect((await post({})).status).toBe(200)
})
