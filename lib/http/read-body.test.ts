import { expect, test } from 'vitest'
import { CatalogueError } from '@/lib/errors'
import { decodeText, readBody } from './read-body'

const megabyte = 1024 * 1024
const limits = { maxBytes: 2 * megabyte, maxMs: 5_000 }

const post = (body: BodyInit | null, more: RequestInit = {}) =>
  new Request('http://a.example', { method: 'POST', body, ...(body && { duplex: 'half' }), ...more })

/** So many megabytes, one at a time. */
function megabytes(count: number): ReadableStream<Uint8Array> {
  let left = count
  return new ReadableStream({
    pull(controller) {
      if (left === 0) return controller.close()
      left -= 1
      controller.enqueue(new Uint8Array(megabyte))
    },
  })
}

test('a body as large as may be is read whole', async () => {
  expect(await readBody(post(megabytes(2)), limits)).toHaveLength(2 * megabyte)
})

test('no body is an empty one', async () => {
  expect(await readBody(post(null), limits)).toHaveLength(0)
})

// Row 13
test('a body that does not say its size is cut there, with the error of the caller’s choice', async () => {
  await expect(readBody(post(megabytes(1_000_000)), limits)).rejects.toMatchObject({ status: 413 })
  const tooLarge = new CatalogueError('file_too_large')
  await expect(readBody(post(megabytes(3)), { ...limits, tooLarge })).rejects.toBe(tooLarge)
})

// Row 12
test('a body that says it is larger is not read', async () => {
  const request = post('x', { headers: { 'content-length': String(2 * megabyte + 1) } })
  await expect(readBody(request, limits)).rejects.toMatchObject({ status: 413 })
  expect(request.bodyUsed).toBe(false)
})

// Row 14
test('a body that does not come is not waited for', async () => {
  const request = post(new ReadableStream())
  await expect(readBody(request, { ...limits, maxMs: 20 })).rejects.toMatchObject({ status: 408 })
})

test('who leaves while sending is let go', async () => {
  const left = new AbortController()
  const reading = readBody(post(new ReadableStream(), { signal: left.signal }), limits)
  left.abort(new Error('left'))
  await expect(reading).rejects.toThrow('left')
})

test('text is strict UTF-8, without its byte order mark', () => {
  expect(decodeText(new Uint8Array([0xef, 0xbb, 0xbf, 0x68, 0x69]))).toBe('hi')
  expect(() => decodeText(new Uint8Array([0xc3, 0x28]))).toThrow(
    expect.objectContaining({ code: 'invalid_request' }),
  )
})
