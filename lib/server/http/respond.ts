import { randomUUID } from 'node:crypto'
import { PublicError } from '@/lib/core/errors'
import { getInstruments } from '@/lib/server/telemetry/instruments'
import { logRequest, type RequestRecord } from './log'
import { getStackFrames } from './stack-frames'

type ErrorBody = { error: string; code: PublicError['code']; requestId: string; useCounted?: true }

/** Converts any thrown value to a catalog error, so that no foreign message reaches the visitor. */
export function toPublicError(error: unknown, request: Request): PublicError {
  if (request.signal.aborted) return new PublicError('internal', { status: 499, reason: 'client_gone' })
  if (error instanceof PublicError) return error
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return new PublicError('unavailable', { reason: 'upstream_timeout' })
  return new PublicError('internal')
}

export function buildErrorBody(error: PublicError, exchange: Exchange): ErrorBody {
  const { record, requestId } = exchange
  return { error: error.message, code: error.code, requestId, ...(record.useCounted && { useCounted: true }) }
}

/** Logs how an exchange ended. `cause` is the thrown value behind a `PublicError`. */
export function logExchange(exchange: Exchange, outcome: { status: number }, cause?: unknown): void {
  const { record, requestId, request, startedAt } = exchange
  const ms = Math.round(performance.now() - startedAt)
  const details = outcome instanceof PublicError ? describeFailure(outcome, cause) : {}
  logRequest({ ...record, requestId, status: outcome.status, ms, ...details }, request)
}

function describeFailure(error: PublicError, cause: unknown): Partial<RequestRecord> {
  const { code, reason } = error
  const upstreamStatus = 'upstreamStatus' in error ? error.upstreamStatus : undefined
  return {
    code,
    ...(reason && { reason }),
    ...(typeof upstreamStatus === 'number' && { upstreamStatus }),
    ...(code === 'internal' && !reason && { at: getStackFrames(cause) }),
  }
}

export type Exchange = {
  readonly request: Request
  readonly requestId: string
  readonly startedAt: number
  readonly record: Partial<RequestRecord> & { route: string }
}

/** Ignores the client's `X-Request-Id`, because the log must not contain visitors' text. */
export function openExchange(route: string, request: Request): Exchange {
  getInstruments().inFlight.add(1, { route })
  return { request, requestId: randomUUID(), startedAt: performance.now(), record: { route } }
}

/** Runs a handler and logs it. Converts any thrown value to a catalog error, because Next prints errors. */
export async function respond(
  route: string,
  request: Request,
  handler: (exchange: Exchange) => Promise<Response>,
): Promise<Response> {
  const exchange = openExchange(route, request)
  try {
    const response = await handler(exchange)
    // A stream writes its own line when it ends.
    if (!exchange.record.streamed) logExchange(exchange, response)
    return response
  } catch (cause) {
    const error = toPublicError(cause, request)
    logExchange(exchange, error, cause)
    return buildErrorReply(error, exchange)
  }
}

export function buildJsonReply(body: unknown, exchange: Exchange, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers)
  headers.set('Cache-Control', 'no-store')
  headers.set('X-Request-Id', exchange.requestId)
  return Response.json(body, { ...init, headers })
}

/** A request from a browser tab gets a text error instead of JSON. */
const isOpenedInTab = (request: Request) => request.headers.get('Accept')?.startsWith('text/html') ?? false

function buildErrorReply(error: PublicError, exchange: Exchange): Response {
  const headers = new Headers()
  if (error.retryAfterSeconds !== undefined)
    headers.set('Retry-After', String(Math.max(1, Math.ceil(error.retryAfterSeconds))))
  const reply = buildJsonReply(buildErrorBody(error, exchange), exchange, { status: error.status, headers })
  if (!isOpenedInTab(exchange.request)) return reply
  reply.headers.set('Content-Type', 'text/plain; charset=utf-8')
  return new Response(`${error.message}\n`, reply)
}
