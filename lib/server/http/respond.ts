import type { PublicError } from '@/lib/core/errors'
import { type Exchange, openExchange } from './exchange'
import { buildErrorBody, logFailure, logSuccess, toPublicError } from './failure'

/**
 * Answers one API request: runs the handler, converts any thrown value to a catalog error and writes the log line. No
 * error reaches Next, which would print it.
 */
export async function respond(
  route: string,
  request: Request,
  handler: (exchange: Exchange) => Promise<Response>,
): Promise<Response> {
  const exchange = openExchange(route, request)
  try {
    const response = await handler(exchange)
    // A stream writes its own line when it ends.
    if (!exchange.record.streamed) logSuccess(exchange, response.status)
    return response
  } catch (cause) {
    const error = toPublicError(cause, request)
    logFailure(exchange, error, cause)
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
  if (error.retryAfterSeconds !== undefined) {
    headers.set('Retry-After', String(Math.max(1, Math.ceil(error.retryAfterSeconds))))
  }
  if (isOpenedInTab(exchange.request)) {
    headers.set('Cache-Control', 'no-store')
    headers.set('X-Request-Id', exchange.requestId)
    headers.set('Content-Type', 'text/plain; charset=utf-8')
    return new Response(`${error.message}\n`, { status: error.status, headers })
  }
  return buildJsonReply(buildErrorBody(error, exchange), exchange, { status: error.status, headers })
}
