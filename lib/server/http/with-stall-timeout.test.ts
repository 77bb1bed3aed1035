import { expect, test, vi } from 'vitest'
import { withStallTimeout } from './with-stall-timeout'

const encode = (text: string) => new TextEncoder().encode(text)

/** Gives these pieces one by one, and says whether it was cancelled. */
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

test('what is read comes through whole', async () => {
  const { stream, cancelled } = createSource('one ', 'two ', 'three')
  expect(await new Response(withStallTimeout(stream, 1_000)).text()).toBe('one two three')
  expect(cancelled).not.toHaveBeenCalled()
})

// Row H2
test('a reader who takes nothing more is left: the source is cancelled and the reader finds it broken off', async () => {
  const { stream, cancelled } = createSource('one', 'two', 'three')
  const reader = withStallTimeout(stream, 30).getReader()
  expect((await reader.read()).value).toEqual(encode('one'))
  await expect.poll(() => cancelled).toHaveBeenCalledOnce()
  await expect(reader.read()).rejects.toMatchObject({ name: 'AbortError' })
})

test('so is one who never began', async () => {
  const { stream, cancelled } = createSource('one')
  withStallTimeout(stream, 30)
  await expect.poll(() => cancelled).toHaveBeenCalledOnce()
})

test('a quiet source is waited for', async () => {
  vi.useFakeTimers()
  const lateChunk = Promise.withResolvers<string>()
  const { stream, cancelled } = createSource('one', lateChunk.promise)
  const text = new Response(withStallTimeout(stream, 1_000)).text()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(cancelled).not.toHaveBeenCalled()
  lateChunk.resolve(' two')
  expect(await text).toBe('one two')
  vi.useRealTimers()
})

test('a reader who leaves cancels the source, with nothing left to run', async () => {
  vi.useFakeTimers()
  const { stream, cancelled } = createSource('one', 'two')
  const reader = withStallTimeout(stream, 1_000).getReader()
  await reader.read()
  await reader.cancel('gone')
  expect(cancelled).toHaveBeenCalledWith('gone')
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('a source that fails fails the reader', async () => {
  const failing = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error('broken')),
  })
  await expect(new Response(withStallTimeout(failing, 1_000)).text()).rejects.toThrow()
})
