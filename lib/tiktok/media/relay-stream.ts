import type { Response } from 'undici'
import { PublicError } from '@/lib/core/errors'

export type RelayLimits = {
  /** Expected bytes; null when unknown. */
  length: number | null
  maxBytes: number
  /** Longest wait for the next chunk, in milliseconds. A slow reader does not count. */
  idleMs: number
}

type Source = Pick<NonNullable<Response['body']>, 'getReader'>

export type StreamEnd = { name: 'complete' } | { name: 'left' } | { name: 'failed'; error: unknown }

/**
 * Relays the stream as the reader takes chunks, without buffering. A source that breaks off, stalls or sends more or
 * less than its declared length ends the stream with an error, never as if complete. The error is an `AbortError`,
 * because Next prints all others; the cause goes to `onEnd`, which is called once.
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
