import { CatalogueError } from '@/lib/errors'

export type PassOn = {
  /** Bytes that must come; null when that is not known. */
  length: number | null
  maxBytes: number
  /** Longest wait for the next piece, in milliseconds; a visitor who reads slowly does not count. */
  idleMs: number
  /** Called once, however it ends: with nothing when complete, with the error, or with `left` when the reader went. */
  onEnd: (bytes: number, failure?: unknown) => void
}

/** A reader that is gone, as the end of a stream tells it. */
export const left = Symbol('left')

/**
 * The same bytes, piece by piece as the reader takes them, so that nothing gathers here. A source that breaks off, falls
 * silent or sends more or less than it said ends the stream with an error, never as if it were complete. The error is an
 * `AbortError` because Next logs every other; the reason goes to `onEnd`.
 */
export function passOn(source: ReadableStream<Uint8Array>, limits: PassOn): ReadableStream<Uint8Array> {
  const reader = source.getReader()
  let bytes = 0
  let hasEnded = false
  const end = (failure?: unknown) => {
    if (!hasEnded) limits.onEnd(bytes, failure)
    hasEnded = true
  }
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await within(limits.idleMs, reader.read())
          if (hasEnded) return
          if (done) {
            if (limits.length !== null && bytes !== limits.length) throw cut()
            end()
            return controller.close()
          }
          bytes += value.byteLength
          if (bytes > (limits.length ?? limits.maxBytes)) throw cut()
          controller.enqueue(value)
        } catch (error) {
          reader.cancel().catch(() => {})
          end(error)
          controller.error(new DOMException('The file broke off.', 'AbortError'))
        }
      },
      async cancel() {
        end(left)
        await reader.cancel().catch(() => {})
      },
    },
    { highWaterMark: 0 },
  )
}

const cut = () => new CatalogueError('unavailable', { reason: 'upstream_malformed' })

async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new CatalogueError('unavailable', { reason: 'upstream_timeout' })),
    ms,
  )
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
