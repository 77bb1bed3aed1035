import 'server-only'
import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { Agent, fetch, type Response } from 'undici'
import { PublicError } from '@/lib/core/errors'
import { getProcessSingleton } from '@/platform/next/process-state'
import { createBufferReuseAgent } from './buffer-reuse-agent'
import {
  ADDRESS_REFUSED,
  type AddressRange,
  type AllowedTargets,
  checkTarget,
  createCheckedLookup,
  createUpstreamAddressError,
} from './check-target'

const CONNECT_TIMEOUT_MS = 5_000
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
async function withHeadersTimeout<Result>(
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

type Download = { status: number; headers: Headers; body: { stream: IncomingMessage; cancel(): Promise<void> } }

/** Checks and throws like `guardedFetch`. Supports `readWithBufferReuse`, and does not decompress the body. */
export async function guardedGet(url: URL | string, request: GuardedRequest): Promise<Download> {
  const { target, range } = checkTarget(url, request)
  const isLoopback = range === 'loopback'
  return withHeadersTimeout(request, async (signal, timeOut) => {
    const connectTimer = setTimeout(timeOut, CONNECT_TIMEOUT_MS)
    try {
      const clientRequest = (isLoopback ? http : https).get(target, {
        agent: getFileAgent(range),
        headers: { ...request.headers },
        signal,
      })
      clientRequest.once('socket', (socket) => {
        if (!socket.connecting) clearTimeout(connectTimer)
        else socket.once(isLoopback ? 'connect' : 'secureConnect', () => clearTimeout(connectTimer))
      })
      const [stream]: IncomingMessage[] = await once(clientRequest, 'response')
      // The reader handles errors. A canceled stream may have no reader.
      clientRequest.on('error', () => {})
      return toDownload(stream as IncomingMessage)
    } finally {
      clearTimeout(connectTimer)
    }
  })
}

function toDownload(stream: IncomingMessage): Download {
  stream.on('error', () => {})
  const headers = new Headers()
  for (const [name, values] of Object.entries(stream.headersDistinct))
    for (const value of values ?? []) headers.append(name, value)
  const cancel = async () => void stream.destroy()
  return { status: stream.statusCode ?? 0, headers, body: { stream, cancel } }
}

const getFileAgent = (range: AddressRange) =>
  getProcessSingleton(`net.files.${range}`, () =>
    createBufferReuseAgent(range === 'loopback' ? http : https, { lookup: createCheckedLookup(range) }),
  )
