import 'server-only'
import { Agent, fetch, type Response } from 'undici'
import { PublicError } from '@/lib/core/errors'
import { getProcessSingleton } from '@/lib/server/process-singleton'
import { type AllowedTargets, checkTarget, createUpstreamAddressError } from './check-target'
import { ADDRESS_REFUSED, createCheckedLookup } from './checked-lookup'

export const CONNECT_TIMEOUT_MS = 5_000
export const HEADERS_TIMEOUT_MS = 10_000
/** Longest silence within a body that is being read. */
const BODY_IDLE_TIMEOUT_MS = 30_000

export type GuardedRequest = AllowedTargets & {
  method?: 'GET' | 'HEAD'
  headers?: Readonly<Record<string, string>>
  /** Ends the request, and the body's reading. */
  signal: AbortSignal
  /** Until the headers are there, in milliseconds. */
  headersTimeoutMs?: number
}

/**
 * Fetches from the outside without being led inside: https on its usual port, to allowed host names only, whose
 * addresses are checked as the connection is made. Redirects are returned, never followed; connecting takes at most
 * 5 s. Throws `unavailable` with its reason, or the signal's own reason once that aborts.
 */
export async function guardedFetch(url: URL | string, request: GuardedRequest): Promise<Response> {
  const { target, isLoopback } = checkTarget(url, request)
  const timeoutController = new AbortController()
  const timer = setTimeout(() => timeoutController.abort(), request.headersTimeoutMs ?? HEADERS_TIMEOUT_MS)
  try {
    return await fetch(target, {
      method: request.method ?? 'GET',
      headers: { ...request.headers },
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, timeoutController.signal]),
      dispatcher: isLoopback ? getLoopbackAgent() : getPublicAgent(),
    })
  } catch (error) {
    request.signal.throwIfAborted()
    throw timeoutController.signal.aborted
      ? new PublicError('unavailable', { reason: 'upstream_timeout' })
      : toNetworkError(error)
  } finally {
    clearTimeout(timer)
  }
}

/** What a failed request is in the catalogue, by the error or, with `fetch`, by its cause. */
export function toNetworkError(error: unknown): PublicError {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined
  if (cause instanceof Error && cause.name === ADDRESS_REFUSED) return createUpstreamAddressError()
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const isTimeout = code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'ETIMEDOUT'
  return new PublicError('unavailable', { reason: isTimeout ? 'upstream_timeout' : 'upstream_network' })
}

/**
 * A body as UTF-8 text, cut after so many bytes, whatever length it claims; the rest is cancelled. Throws `unavailable`
 * when the body breaks off.
 */
export async function readLimitedText(
  response: { readonly body: AsyncIterable<Uint8Array> | null },
  maxBytes: number,
): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of response.body ?? []) {
      chunks.push(chunk)
      size += chunk.byteLength
      if (size >= maxBytes) break
    }
  } catch (error) {
    throw error instanceof TypeError ? toNetworkError(error) : error
  }
  return Buffer.concat(chunks).subarray(0, maxBytes).toString()
}

const getPublicAgent = () => getProcessSingleton('net.outside', () => createAgent('unicast'))
const getLoopbackAgent = () => getProcessSingleton('net.inside', () => createAgent('loopback'))

function createAgent(range: 'unicast' | 'loopback'): Agent {
  return new Agent({
    bodyTimeout: BODY_IDLE_TIMEOUT_MS,
    connect: { lookup: createCheckedLookup(range), timeout: CONNECT_TIMEOUT_MS },
  })
}
