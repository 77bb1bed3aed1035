import 'server-only'
import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { getProcessSingleton } from '@/platform/next/process-state'
import { createBufferReuseAgent } from './buffer-reuse-agent'
import { type AddressRange, checkTarget, createCheckedLookup } from './check-target'
import { CONNECT_TIMEOUT_MS, type GuardedRequest, withHeadersTimeout } from './guarded-fetch'

export type Download = { status: number; headers: Headers; body: { stream: IncomingMessage; cancel(): Promise<void> } }

/** Checks and throws like `guardedFetch`. Supports `readWithBufferReuse`, and does not decompress the body. */
export async function guardedGet(url: URL | string, request: GuardedRequest): Promise<Download> {
  const { target, range } = checkTarget(url, request)
  const isLoopback = range === 'loopback'
  return withHeadersTimeout(request, async (signal, timeOut) => {
    const connectTimer = setTimeout(timeOut, CONNECT_TIMEOUT_MS)
    try {
      const clientRequest = (isLoopback ? http : https).get(target, {
        agent: getAgent(range),
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

const getAgent = (range: AddressRange) =>
  getProcessSingleton(`net.files.${range}`, () =>
    createBufferReuseAgent(range === 'loopback' ? http : https, { lookup: createCheckedLookup(range) }),
  )
