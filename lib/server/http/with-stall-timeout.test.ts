import { expect, test, vi } from 'vitest'
import { withStallTimeout } from './with-stall-timeout'

const bytes = (text: string) => new TextEncoder().encode(text)

/** Gives these pieces one by one, and says whether it was cancelled. */
function source(...pieces: (string | Promise<string>)[]) {
  const cancelled = vi.fn()
  const rest = [...pieces]
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = rest.shift()
      if (piece === undefined) controller.close()
      else controller.enqueue(bytes(await piece))
    },
    cancel: cancelled,
  })
  return { stream, cancelled }
}

test('what is read comes through whole', async () => {
  const { stream, cancelled } = source('one ', 'two ', 'three')
  expect(await new Response(withStallTimeout(stream, 1_000)).text()).toBe('one two three')
  expect(cancelled).not.toHaveBeenCalled()
})

// Row H2
test('a reader who takes nothing more is left: the source is cancelled and the reader finds it broken off', async () => {
  const { stream, cancelled } = source('one', 'two', 'three')
  const reader = withStallTimeout(stream, 30).getReader()
  expect((await reader.read()).value).toEqual(bytes('one'))
  await expect.poll(() => cancelled).toHaveBeenCalledOnce()
  await expect(reader.read()).rejects.toMatchObject({ name: 'AbortError' })
})

test('so is one who never began', async () => {
  const { stream, cancelled } = source('one')
  withStallTimeout(stream, 30)
  await expect.poll(() => cancelled).toHaveBeenCalledOnce()
})

test('a quiet source is waited for', async () => {
  vi.useFakeTimers()
  const late = Promise.withResolvers<string>()
  const { stream, cancelled } = source('one', late.promise)
  const text = new Response(withStallTimeout(stream, 1_000)).text()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(cancelled).not.toHaveBeenCalled()
  late.resolve(' two')
  expect(await text).toBe('one two')
  vi.useRealTimers()
})

test('a reader who leaves cancels the source, with nothing left to run', async () => {
  vi.useFakeTimers()
  const { stream, cancelled } = source('one', 'two')
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
