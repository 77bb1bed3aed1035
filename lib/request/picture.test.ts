import { expect, test } from 'vitest'
import { MAX_PICTURE } from '@/lib/tool/body-limit'
import { startApi } from '@/test/api/start-api'

const toolType = 'fixture-server'
const jpeg = [0xff, 0xd8, 0xff, 0xe0]
const base64 = (start: readonly number[], length: number) =>
  Buffer.concat([Buffer.from(start), Buffer.alloc(length - start.length, 0x41)]).toString('base64')

async function send(picture: unknown, tool = toolType) {
  const api = await startApi()
  const turnstileToken = await api.token(tool)
  const body = JSON.stringify({ toolType: tool, prompt: '0', turnstileToken, picture })
  return api.post({ body })
}

test.each([
  ['image/jpeg', jpeg],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x45, 0x42, 0x50]],
])('a picture of 300 kB comes along, as what its bytes say: %s', async (type, start) => {
  expect(await send(base64(start, MAX_PICTURE))).toMatchObject({
    status: 200,
    body: { parts: [{ picture: type, bytes: 307_200 }] },
  })
})

test.each([
  ['larger than that', base64(jpeg, MAX_PICTURE + 1), 413],
  ['much larger', base64(jpeg, 2 * MAX_PICTURE), 413],
  ['a GIF', base64([0x47, 0x49, 0x46, 0x38], 99), 400],
  ['no base64', 'data:image/jpeg;base64,xx', 400],
  ['empty', '', 400],
  ['a number', 5, 400],
])('a picture that is %s is refused', async (_, picture, status) => {
  expect(await send(picture)).toMatchObject({ status, body: { code: 'invalid_request' } })
})

test('a tool that takes no picture refuses one, and a body as large as with one', async () => {
  expect(await send(base64(jpeg, 99), 'fixture-lines')).toMatchObject({ status: 400 })
  expect(await send(base64(jpeg, MAX_PICTURE), 'fixture-lines')).toMatchObject({ status: 413 })
})
