import 'server-only'
import { PublicError } from '@/lib/core/errors'
import type { Exchange } from '@/lib/server/http/exchange'
import { logFailure, logSuccess, toPublicError } from '@/lib/server/http/failure'
import type { StreamEnd } from './relay-stream'

/** Ten seconds less than the route's `maxDuration`. */
const MAX_TRANSFER_MS = 290_000

export type Transfer = ReturnType<typeof openTransfer>

export function openTransfer(exchange: Exchange, release: () => Promise<void>) {
  const abortController = new AbortController()
  const timer = setTimeout(() => abortController.abort(new DOMException('Too slow.', 'TimeoutError')), MAX_TRANSFER_MS)
  const close = async () => {
    clearTimeout(timer)
    abortController.abort()
    await release()
  }
  return {
    exchange,
    /** Aborts when the visitor leaves, on timeout, and when the transfer is closed. */
    signal: AbortSignal.any([exchange.request.signal, abortController.signal]),
    /** Ends the upstream request and releases the slot. */
    close,
    end(status: number, ending: StreamEnd, byteCount: number): void {
      Object.assign(exchange.record, { bytes: byteCount })
      void close()
      if (ending.name === 'complete') {
        logSuccess(exchange, status)
      } else {
        const error = toTransferError(ending, exchange)
        logFailure(exchange, error, error)
      }
    },
  }
}

function toTransferError(ending: Exclude<StreamEnd, { name: 'complete' }>, exchange: Exchange): PublicError {
  if (ending.name === 'left') return new PublicError('internal', { status: 499, reason: 'client_gone' })
  return toPublicError(ending.error, exchange.request)
}
