import { expect, test } from 'vitest'
import { MAX_BASE64_LENGTH } from './encoded-image'
import { readImages } from './read-images'

const pngStart = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const jpeg = Buffer.from('ffd8ffe000104a4649460001', 'hex').toString('base64')
const webp = Buffer.from('RIFF\x24\x00\x00\x00WEBPVP8 ', 'latin1').toString('base64')

const read = (body: BodyInit, type: string) =>
  Array.fromAsync(readImages(new Response(body, { headers: { 'content-type': type } }), 4))
const readJson = (b64_json: unknown) => read(JSON.stringify({ data: [{ b64_json }] }), 'application/json')
const formatEvent = (type: string, content: object) =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...content })}\n\n`

test.each([
  ['image/png', pngStart.toString('base64')],
  ['image/jpeg', jpeg],
  ['image/webp', webp],
])('%s is known by its first bytes', async (type, base64) => {
  expect(await readJson(base64)).toEqual([{ image: { base64, type }, isFinished: true }])
})

test.each([
  ['nothing', undefined],
  ['a number', 5],
  ['an empty text', ''],
  ['a GIF', Buffer.from('GIF89a').toString('base64')],
  ['an SVG', Buffer.from('<svg onload="x">').toString('base64')],
  ['what is no Base64', `${jpeg.slice(0, -1)}"`],
  ['Base64 that breaks off', jpeg.slice(0, -1)],
  ['an address instead of a picture', 'https://example.com/kite.png'],
])('%s is malformed', async (_, value) => {
  await expect(readJson(value)).rejects.toMatchObject({ reason: 'upstream_malformed' })
})

test('a picture of eight megabytes arrives whole, in a stream that is cut anywhere', async () => {
  const base64 = Buffer.concat([pngStart, Buffer.alloc(8_000_000, 7)]).toString('base64')
  const bytes = Buffer.from(formatEvent('image_generation.completed', { b64_json: base64 }))
  const stream = new ReadableStream({
    start(controller) {
      for (let offset = 0; offset < bytes.length; offset += 16_381)
        controller.enqueue(bytes.subarray(offset, offset + 16_381))
      controller.close()
    },
  })
  const [imageEvent] = await read(stream, 'text/event-stream')
  expect(imageEvent?.isFinished).toBe(true)
  expect(imageEvent?.image.base64 === base64).toBe(true)
})

test.each([
  [
    'in a stream',
    'text/event-stream',
    formatEvent('image_generation.completed', { b64_json: 'A'.repeat(MAX_BASE64_LENGTH + 20_000) }),
  ],
  ['as JSON', 'application/json', JSON.stringify({ data: [{ b64_json: 'A'.repeat(MAX_BASE64_LENGTH + 20_000) }] })],
])('a picture that is too large is refused %s', async (_, type, body) => {
  await expect(read(body, type)).rejects.toMatchObject({ reason: 'upstream_oversized' })
})

// Row A8
test('a stream of more pictures than were asked for is given up', async () => {
  const base64 = Buffer.concat([pngStart, Buffer.alloc(9_000_000, 7)]).toString('base64')
  let events = 0
  const body = new ReadableStream({
    pull(controller) {
      events += 1
      controller.enqueue(Buffer.from(formatEvent('image_generation.partial_image', { b64_json: base64 })))
    },
  })
  await expect(read(body, 'text/event-stream')).rejects.toMatchObject({ reason: 'upstream_oversized' })
  expect(events).toBeLessThan(10)
})

test('comments, unknown events and the end mark are passed over', async () => {
  const body = [
    ': waiting\n\n',
    formatEvent('image_generation.queued', {}),
    formatEvent('image_generation.partial_image', { b64_json: webp, partial_image_index: 0 }),
    formatEvent('image_generation.completed', { b64_json: jpeg }),
    'data: [DONE]\n\n',
  ].join('')
  expect(await read(body, 'text/event-stream')).toEqual([
    { image: { base64: webp, type: 'image/webp' }, isFinished: false },
    { image: { base64: jpeg, type: 'image/jpeg' }, isFinished: true },
  ])
})

test('a stream that ends without its picture is malformed', async () => {
  const body = formatEvent('image_generation.partial_image', { b64_json: webp })
  await expect(read(body, 'text/event-stream')).rejects.toMatchObject({ reason: 'upstream_malformed' })
})
