/** Longest time in which a reader of messages may take nothing, in milliseconds. */
const STALL_TIMEOUT_MS = 20_000

/**
 * The same bytes, for as long as somebody takes them. When the reader takes nothing for `timeoutMs`, the stream that feeds
 * it is cancelled, as if the reader had left, and the reader's own ends with an `AbortError` (Next prints every other). A
 * feeding stream that is quiet does not count: only the reader is timed. Its connection stays until the reader closes it
 * or takes what is left. What the kernel holds for a slow reader (up to 4 MB on Linux, `tcp_wmem`) counts as taken, and it
 * takes more only once a third of that has left: for files `timeoutMs` is longer.
 */
export function withStallTimeout(
  stream: ReadableStream<Uint8Array>,
  timeoutMs = STALL_TIMEOUT_MS,
): ReadableStream<Uint8Array> {
  const reader = stream.getReader()
  let timer: NodeJS.Timeout | undefined
  return new ReadableStream(
    {
      start: waitForReader,
      async pull(controller) {
        clearTimeout(timer)
        const { done, value } = await reader.read()
        if (done) return controller.close()
        controller.enqueue(value)
        waitForReader(controller)
      },
      async cancel(reason) {
        clearTimeout(timer)
        await reader.cancel(reason)
      },
    },
    // Nothing is fetched ahead, so that each pull means that the reader wants more.
    { highWaterMark: 0 },
  )

  function waitForReader(controller: ReadableStreamDefaultController<Uint8Array>): void {
    timer = setTimeout(() => {
      const stallError = new DOMException('Nobody took the bytes.', 'AbortError')
      controller.error(stallError)
      reader.cancel(stallError).catch(() => {})
    }, timeoutMs)
  }
}
