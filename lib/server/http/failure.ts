import { PublicError } from '@/lib/core/errors'
import type { Exchange } from './exchange'
import { logRequest } from './log'
import { getStackFrames } from './stack-frames'

export type ErrorBody = {
  error: string
  code: PublicError['code']
  requestId: string
  useCounted?: true
}

/** Converts any thrown value to a catalog error, so that no foreign message reaches the visitor. */
export function toPublicError(error: unknown, request: Request): PublicError {
  if (request.signal.aborted) return new PublicError('internal', { status: 499, reason: 'client_gone' })
  if (error instanceof PublicError) return error
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new PublicError('unavailable', { reason: 'upstream_timeout' })
  }
  return new PublicError('internal')
}

export function buildErrorBody(error: PublicError, exchange: Exchange): ErrorBody {
  const { record, requestId } = exchange
  return { error: error.message, code: error.code, requestId, ...(record.useCounted && { useCounted: true }) }
}

export function logSuccess(exchange: Exchange, status: number): void {
  const { record, requestId, request } = exchange
  logRequest({ ...record, requestId, status, ms: getElapsedMs(exchange) }, request)
}

export function logFailure(exchange: Exchange, publicError: PublicError, error: unknown): void {
  const { code, reason, status } = publicError
  const { record, requestId, request } = exchange
  const details = {
    status,
    code,
    ...(reason && { reason }),
    ...getUpstreamStatus(publicError),
    ...(code === 'internal' && !reason && { at: getStackFrames(error) }),
  }
  logRequest({ ...record, requestId, ms: getElapsedMs(exchange), ...details }, request)
}

function getUpstreamStatus(error: PublicError): { upstreamStatus?: number } {
  const status = 'upstreamStatus' in error ? error.upstreamStatus : undefined
  return typeof status === 'number' ? { upstreamStatus: status } : {}
}

const getElapsedMs = (exchange: Exchange) => Math.round(performance.now() - exchange.startedAt)
