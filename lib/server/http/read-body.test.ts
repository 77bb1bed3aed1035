import { expect, onTestFinished, test, vi } from 'vitest'
import { PublicError } from '@/lib/core/errors'
import { decodeText, readBody } from './read-body'

const megabyte = 1024 * 1024
const limits = { maxBytes: 2 * megabyte, timeoutMs: 5_000 }

const post = (body: BodyInit | null, init: RequestInit = {}) =>
  new Request('http://a.example', { method: 'POST', body, ...(body && { duplex: 'half' }), ...init })

/** So many megabytes, one at a time. */
function createBody(count: number): ReadableStream<Uint8Array> {
  let remaining = count
  return new ReadableStream({
    pull(controller) {
      if (remaining === 0) return controller.close()
      remaining -= 1
      controller.enqueue(new Uint8Array(megabyte))
    },
  })
}

test('a body as large as may be is read whole', async () => {
  expect(await readBody(post(createBody(2)), limits)).toHaveLength(2 * megabyte)
})

test('no body is an empty one', async () => {
  expect(await readBody(post(null), limits)).toHaveLength(0)
})

// Row 13
test('a body that does not say its size is cut there, with the error of the caller’s choice', async () => {
  await expect(readBody(post(createBody(1_000_000)), limits)).rejects.toMatchObject({ status: 413 })
  const tooLarge = new PublicError('file_too_large')
  await expect(readBody(post(createBody(3)), { ...limits, tooLargeError: tooLarge })).rejects.toBe(tooLarge)
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
  await expect(readBody(request, { ...limits, timeoutMs: 20 })).rejects.toMatchObject({ status: 408 })
})

/** Reads a body that brings so many bytes each second, for a minute. */
async function readAtRate(bytesEachSecond: number) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let [sender, seconds]: [NodeJS.Timeout | undefined, number] = [undefined, 0]
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      sender = setInterval(() => {
        seconds += 1
        if (seconds < 60) return controller.enqueue(new Uint8Array(bytesEachSecond))
        clearInterval(sender)
        controller.close()
      }, 999)
    },
    cancel: () => clearInterval(sender),
  })
  const startedAt = Date.now()
  const reading = readBody(post(body), { ...limits, timeoutMs: 60_000 }).then(
    ({ byteLength }) => ({ byteLength, seconds: Math.round((Date.now() - startedAt) / 1_000) }),
    ({ status }) => ({ status, seconds: Math.round((Date.now() - startedAt) / 1_000) }),
  )
  await vi.advanceTimersByTimeAsync(60_000)
  return reading
}

// Row A12
test('a body below 8 kB a second is given up after ten seconds', async () => {
  expect(await readAtRate(5_000)).toEqual({ status: 408, seconds: 10 })
})

test('a body of 30 kB a second is read whole', async () => {
  expect(await readAtRate(30_000)).toEqual({ byteLength: 59 * 30_000, seconds: 60 })
})

test('who leaves while sending is let go', async () => {
  const left = new AbortController()
  const reading = readBody(post(new ReadableStream(), { signal: left.signal }), limits)
  left.abort(new Error('left'))
  await expect(reading).rejects.toThrow('left')
})

test('text is strict UTF-8, without its byte order mark', () => {
  expect(decodeText(new Uint8Array([0xef, 0xbb, 0xbf, 0x68, 0x69]))).toBe('hi')
  expect(() => decodeText(new Uint8Array([0xc3, 0x28]))).toThrow(expect.objectContaining({ code: 'invalid_request' }))
})
