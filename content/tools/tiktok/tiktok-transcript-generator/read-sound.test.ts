import { expect, test } from 'vitest'
import { largestSound } from './limits'
import { readSound, soundType } from './read-sound'

const post = (body: BodyInit | null, headers: Record<string, string> = { 'content-type': 'audio/mpeg' }) =>
  new Request('http://a.example', { method: 'POST', body, headers, ...(body && { duplex: 'half' }) })

const patient = new AbortController().signal

/** So many megabytes, one at a time. */
function megabytes(count: number): ReadableStream<Uint8Array> {
  const chunk = new Uint8Array(1024 * 1024)
  let left = count
  return new ReadableStream({
    pull(controller) {
      if (left === 0) return controller.close()
      left -= 1
      controller.enqueue(chunk)
    },
  })
}

test.each([
  ['audio/mp4', { type: 'audio/mp4', name: 'speech.m4a' }],
  ['Audio/MPEG; charset=x', { type: 'audio/mpeg', name: 'speech.mp3' }],
])('%s is a sound', (type, expected) => {
  expect(soundType(post('x', { 'content-type': type }))).toEqual(expected)
})

test.each(['', 'text/plain', 'multipart/form-data', 'toString', 'video/mp4'])('“%s” is none', (type) => {
  expect(() => soundType(post('x', { 'content-type': type }))).toThrow(
    expect.objectContaining({ status: 415 }),
  )
})

test('a body that says it is larger than 25 MB is not read', () => {
  const headers = { 'content-type': 'audio/mpeg', 'content-length': String(largestSound + 1) }
  expect(() => soundType(post(null, headers))).toThrow(expect.objectContaining({ code: 'file_too_large' }))
})

test('25 MB are read', async () => {
  expect(await readSound(post(megabytes(25)), patient)).toHaveLength(largestSound)
})

test('a body that does not say its size is cut there', async () => {
  await expect(readSound(post(megabytes(1_000_000)), patient)).rejects.toMatchObject({
    code: 'file_too_large',
  })
})

test('nothing is no sound', async () => {
  await expect(readSound(post(null), patient)).rejects.toMatchObject({ code: 'invalid_request' })
})

test('who leaves while sending is let go', async () => {
  const left = new AbortController()
  const reading = readSound(post(new ReadableStream()), left.signal)
  left.abort(new Error('left'))
  await expect(reading).rejects.toThrow('left')
})
