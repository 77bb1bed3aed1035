import type { Response } from 'undici'
import { PublicError } from '@/lib/core/errors'

export type RelayLimits = {
  /** Bytes that must come; null when that is not known. */
  length: number | null
  maxBytes: number
  /** Longest wait for the next piece, in milliseconds; a visitor who reads slowly does not count. */
  idleMs: number
}

type Source = Pick<NonNullable<Response['body']>, 'getReader'>

/** How a stream ended: complete, with the reader gone, or with what failed. */
export type StreamEnd = { name: 'complete' } | { name: 'left' } | { name: 'failed'; error: unknown }

/**
 * The same bytes, piece by piece as the reader takes them, so that nothing gathers here. A source that breaks off, falls
 * silent or sends more or less than it said ends the stream with an error, never as if it were complete. That error is an
 * `AbortError`, because Next prints every other; what failed goes to `onEnd`, which is called once.
 */
export function relayStream(
  source: Source,
  { length, maxBytes, idleMs }: RelayLimits,
  onEnd: (ending: StreamEnd, byteCount: number) => void,
): ReadableStream<Uint8Array> {
  const reader = source.getReader()
  let byteCount = 0
  let hasEnded = false
  const end = (ending: StreamEnd) => {
    if (!hasEnded) onEnd(ending, byteCount)
    hasEnded = true
  }
  const readChunk = async () => {
    const { done, value } = await withTimeout(idleMs, reader.read())
    byteCount += value?.byteLength ?? 0
    if (byteCount > (length ?? maxBytes) || (done && byteCount < (length ?? 0))) throw createMalformedError()
    return done ? null : value
  }
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const chunk = await readChunk()
          if (hasEnded) return
          if (chunk) return controller.enqueue(chunk)
          end({ name: 'complete' })
          controller.close()
        } catch (error) {
          reader.cancel().catch(() => {})
          if (!hasEnded) controller.error(new DOMException('The file broke off.', 'AbortError'))
          end({ name: 'failed', error: error instanceof TypeError ? createConnectionError() : error })
        }
      },
      async cancel() {
        end({ name: 'left' })
        await reader.cancel().catch(() => {})
      },
    },
    { highWaterMark: 0 },
  )
}

export const createMalformedError = () => new PublicError('unavailable', { reason: 'upstream_malformed' })
export const createConnectionError = () => new PublicError('unavailable', { reason: 'upstream_network' })
export const createTimeoutError = () => new PublicError('unavailable', { reason: 'upstream_timeout' })

async function withTimeout<Value>(timeoutMs: number, promise: Promise<Value>): Promise<Value> {
  const { promise: timeoutPromise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(createTimeoutError()), timeoutMs)
  try {
    return await Promise.race([promise, timeoutPromise])
  } finally {
    clearTimeout(timer)
  }
}
