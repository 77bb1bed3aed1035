import { afterEach, expect, test, vi } from 'vitest'
import { PublicError } from '@/lib/core/errors'
import { decodeText, readBody } from './read-body'
import { withStallTimeout } from './with-stall-timeout'

afterEach(() => void vi.useRealTimers())

const megabyte = 1024 * 1024
const limits = { maxBytes: 2 * megabyte, timeoutMs: 5_000 }

const createPostRequest = (body: BodyInit | null, init: RequestInit = {}) =>
  new Request('http://a.example', { method: 'POST', body, ...(body && { duplex: 'half' }), ...init })

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

test('reads a body up to the limit completely', async () => {
  expect(await readBody(createPostRequest(createBody(2)), limits)).toHaveLength(2 * megabyte)
  expect(await readBody(createPostRequest(null), limits)).toHaveLength(0)
})

test('rejects a body of unknown length at the limit, with the caller’s error', async () => {
  await expect(readBody(createPostRequest(createBody(1_000_000)), limits)).rejects.toMatchObject({ status: 413 })
  const tooLargeError = new PublicError('file_too_large')
  await expect(readBody(createPostRequest(createBody(3)), { ...limits, tooLargeError })).rejects.toBe(tooLargeError)
})

test('does not read a body whose declared length is over the limit', async () => {
  const request = createPostRequest('x', { headers: { 'content-length': String(2 * megabyte + 1) } })
  await expect(readBody(request, limits)).rejects.toMatchObject({ status: 413 })
  expect(request.bodyUsed).toBe(false)
})

test('stops waiting for a body that does not arrive', async () => {
  await expect(readBody(createPostRequest(new ReadableStream()), { ...limits, timeoutMs: 20 })).rejects.toMatchObject({
    status: 408,
  })
})

test.each([
  [5_000, { status: 408, seconds: 10 }],
  [30_000, { byteLength: 59 * 30_000, seconds: 60 }],
])('reading a body of %i bytes a second gives %j', async (bytesEachSecond, expected) => {
  vi.useFakeTimers()
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
  const getSeconds = () => Math.round((Date.now() - startedAt) / 1_000)
  const pendingRead = readBody(createPostRequest(body), { ...limits, timeoutMs: 60_000 }).then(
    ({ byteLength }) => ({ byteLength, seconds: getSeconds() }),
    ({ status }) => ({ status, seconds: getSeconds() }),
  )
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await pendingRead).toEqual(expected)
})

test('stops reading when the visitor leaves during the upload', async () => {
  const controller = new AbortController()
  const pendingRead = readBody(createPostRequest(new ReadableStream(), { signal: controller.signal }), limits)
  controller.abort(new Error('left'))
  await expect(pendingRead).rejects.toThrow('left')
})

test('decodes strict UTF-8 without its byte order mark', () => {
  expect(decodeText(new Uint8Array([0xef, 0xbb, 0xbf, 0x68, 0x69]))).toBe('hi')
  expect(() => decodeText(new Uint8Array([0xc3, 0x28]))).toThrow(expect.objectContaining({ code: 'invalid_request' }))
})

const encode = (text: string) => new TextEncoder().encode(text)

function createSource(...chunks: (string | Promise<string>)[]) {
  const cancelled = vi.fn()
  const remaining = [...chunks]
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const chunk = remaining.shift()
      if (chunk === undefined) controller.close()
      else controller.enqueue(encode(await chunk))
    },
    cancel: cancelled,
  })
  return { stream, cancelled }
}

test.each([0, 1])('ends both streams when the reader stalls after %i chunks', async (chunkCount) => {
  vi.useFakeTimers()
  const { stream, cancelled } = createSource('one', 'two', 'three')
  const reader = withStallTimeout(stream).getReader()
  if (chunkCount > 0) expect((await reader.read()).value).toEqual(encode('one'))
  await vi.advanceTimersByTimeAsync(19_999)
  expect(cancelled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(cancelled).toHaveBeenCalledOnce()
  await expect(reader.read()).rejects.toMatchObject({ name: 'AbortError' })
})

test('waits for a slow source and passes it on completely', async () => {
  vi.useFakeTimers()
  const lateChunk = Promise.withResolvers<string>()
  const { stream, cancelled } = createSource('one', lateChunk.promise)
  const text = new Response(withStallTimeout(stream, 1_000)).text()
  await vi.advanceTimersByTimeAsync(600_000)
  lateChunk.resolve(' two')
  expect(await text).toBe('one two')
  expect(cancelled).not.toHaveBeenCalled()
})

test('cancels the source and its timer when the reader leaves', async () => {
  vi.useFakeTimers()
  const { stream, cancelled } = createSource('one', 'two')
  const reader = withStallTimeout(stream, 1_000).getReader()
  await reader.read()
  await reader.cancel('gone')
  expect(cancelled).toHaveBeenCalledWith('gone')
  expect(vi.getTimerCount()).toBe(0)
})

test('passes the source’s error to the reader', async () => {
  const failingStream = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('broken')) })
  await expect(new Response(withStallTimeout(failingStream, 1_000)).text()).rejects.toThrow()
})
