import 'server-only'
import { Agent, fetch, type Response } from 'undici'
import { PublicError } from '@/lib/core/errors'
import { getProcessSingleton } from '@/platform/next/process-state'
import {
  ADDRESS_REFUSED,
  type AddressRange,
  type AllowedTargets,
  checkTarget,
  createCheckedLookup,
  createUpstreamAddressError,
} from './check-target'

export const CONNECT_TIMEOUT_MS = 5_000
const HEADERS_TIMEOUT_MS = 10_000
const BODY_IDLE_TIMEOUT_MS = 30_000

export type GuardedRequest = AllowedTargets & {
  headers?: Readonly<Record<string, string>>
  /** Aborts the request and the reading of the body. */
  signal: AbortSignal
  headersTimeoutMs?: number
}

/**
 * Protects against SSRF: only HTTPS on the default port of an allowed host, and addresses are checked on connection.
 * Returns redirects without following them. Throws `unavailable` with a reason, or the abort reason.
 */
export async function guardedFetch(url: URL | string, request: GuardedRequest): Promise<Response> {
  const { target, range } = checkTarget(url, request)
  return withHeadersTimeout(request, (signal) =>
    fetch(target, { headers: { ...request.headers }, redirect: 'manual', signal, dispatcher: getAgent(range) }),
  )
}

/** Runs `connect` up to the response's headers. `timeOut` ends it early. Throws as `guardedFetch` does. */
export async function withHeadersTimeout<Result>(
  request: GuardedRequest,
  connect: (signal: AbortSignal, timeOut: () => void) => Promise<Result>,
): Promise<Result> {
  const timeoutController = new AbortController()
  const timeOut = () => timeoutController.abort()
  const timer = setTimeout(timeOut, request.headersTimeoutMs ?? HEADERS_TIMEOUT_MS)
  try {
    return await connect(AbortSignal.any([request.signal, timeoutController.signal]), timeOut)
  } catch (error) {
    request.signal.throwIfAborted()
    throw timeoutController.signal.aborted
      ? new PublicError('unavailable', { reason: 'upstream_timeout' })
      : toNetworkError(error)
  } finally {
    clearTimeout(timer)
  }
}

/** Converts a request error (or its `cause`, as `fetch` wraps it) to a `PublicError`. */
function toNetworkError(error: unknown): PublicError {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined
  if (cause instanceof Error && cause.name === ADDRESS_REFUSED) return createUpstreamAddressError()
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const isTimeout = code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'ETIMEDOUT'
  return new PublicError('unavailable', { reason: isTimeout ? 'upstream_timeout' : 'upstream_network' })
}

/** Reads a body as UTF-8 and cuts it at `maxBytes`. Throws `unavailable` if the body is interrupted. */
export async function readLimitedText(
  response: { readonly body: AsyncIterable<Uint8Array> | null },
  maxBytes: number,
): Promise<string> {
  const chunks: Uint8Array[] = []
  let byteCount = 0
  try {
    for await (const chunk of response.body ?? []) {
      chunks.push(chunk)
      byteCount += chunk.byteLength
      if (byteCount >= maxBytes) break
    }
  } catch (error) {
    throw error instanceof TypeError ? toNetworkError(error) : error
  }
  return Buffer.concat(chunks).subarray(0, maxBytes).toString()
}

const getAgent = (range: AddressRange) =>
  getProcessSingleton(
    `net.${range}`,
    () =>
      new Agent({
        bodyTimeout: BODY_IDLE_TIMEOUT_MS,
        connect: { lookup: createCheckedLookup(range), timeout: CONNECT_TIMEOUT_MS },
      }),
  )
