/** Longest stall of a reader of messages, in milliseconds. */
const STALL_TIMEOUT_MS = 20_000

/**
 * Errors the stream with an `AbortError` (Next prints others) when the reader takes nothing for `timeoutMs`. Files need
 * more: a send buffer (up to 4 MB on Linux, `tcp_wmem`) accepts bytes only after a third has drained.
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
    // Without read-ahead, each pull means that the reader wants more.
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
