/** Longest stall of a reader of messages, in milliseconds. */
const STALL_TIMEOUT_MS = 20_000

/**
 * Passes the stream on. When the reader takes nothing for `timeoutMs`, cancels the source and errors the stream with an
 * `AbortError`, because Next prints other errors. A slow source does not count. The kernel's send buffer (up to 4 MB on
 * Linux, `tcp_wmem`) accepts more only after a third has drained, so files need a longer `timeoutMs`.
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
