import 'server-only'
import type { Response } from 'undici'
import { PublicError } from '@/lib/core/errors'
import { raceTimeout } from '@/lib/core/race'
import { type Exchange, logExchange, toPublicError } from '@/lib/server/http/respond'

export type RelayLimits = {
  /** Expected bytes; null when unknown. */
  expectedBytes: number | null
  maxBytes: number
  /** Longest wait for the next chunk, in milliseconds. Time spent waiting for a slow client does not count. */
  idleTimeoutMs: number
}

export type StreamEnd = { name: 'complete' } | { name: 'left' } | { name: 'failed'; error: unknown }

/** A failure ends the stream with an `AbortError`, the only error that Next does not log; `onEnd` has the cause. */
export function relayStream(
  source: Pick<NonNullable<Response['body']>, 'getReader'>,
  { expectedBytes, maxBytes, idleTimeoutMs }: RelayLimits,
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
    const { done, value } = await raceTimeout(reader.read(), idleTimeoutMs, () => {
      throw createTimeoutError()
    })
    byteCount += value?.byteLength ?? 0
    if (byteCount > (expectedBytes ?? maxBytes) || (done && byteCount < (expectedBytes ?? 0)))
      throw createMalformedError()
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
          if (!hasEnded) controller.error(new DOMException('The file transfer was interrupted.', 'AbortError'))
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

/** Ten seconds less than the route's `maxDuration`. */
const MAX_TRANSFER_MS = 290_000

export type Transfer = ReturnType<typeof openTransfer>

export function openTransfer(exchange: Exchange, release: () => Promise<void>) {
  const abortController = new AbortController()
  const timer = setTimeout(
    () => abortController.abort(new DOMException('The transfer timed out.', 'TimeoutError')),
    MAX_TRANSFER_MS,
  )
  const close = async () => {
    clearTimeout(timer)
    abortController.abort()
    await release()
  }
  return {
    exchange,
    /** Aborts when the visitor leaves, on timeout, and when the transfer is closed. */
    signal: AbortSignal.any([exchange.request.signal, abortController.signal]),
    close,
    end(status: number, ending: StreamEnd, byteCount: number): void {
      Object.assign(exchange.record, { bytes: byteCount })
      void close()
      const outcome = ending.name === 'complete' ? { status } : toTransferError(ending, exchange)
      logExchange(exchange, outcome, outcome)
    },
  }
}

function toTransferError(ending: Exclude<StreamEnd, { name: 'complete' }>, exchange: Exchange): PublicError {
  if (ending.name === 'left') return new PublicError('internal', { status: 499, reason: 'client_gone' })
  return toPublicError(ending.error, exchange.request)
}
