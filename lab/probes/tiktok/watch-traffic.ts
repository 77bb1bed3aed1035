import { subscribe, unsubscribe } from 'node:diagnostics_channel'

type Traffic = { request: { method: string; origin: string; path: string } }
type AnsweredRequest = Traffic & { response: { statusCode: number; headers: Buffer[] } }

/** Prints every request that leaves this process: where to, without its query, the status and the bytes received. */
export function watchTraffic(print: (line: string) => void): () => void {
  const bytes = new WeakMap<object, number>()
  const statuses = new WeakMap<object, AnsweredRequest['response']>()
  const listeners: Record<string, (message: unknown) => void> = {
    'undici:request:headers': (message) => {
      const { request, response } = message as AnsweredRequest
      statuses.set(request, response)
    },
    'undici:request:bodyChunkReceived': (message) => {
      const { request, chunk } = message as Traffic & { chunk: Buffer }
      bytes.set(request, (bytes.get(request) ?? 0) + chunk.byteLength)
    },
    'undici:request:trailers': (message) => {
      const { request } = message as Traffic
      print(`${formatRequest(request)} ${formatResponse(statuses.get(request))}, ${bytes.get(request) ?? 0} bytes`)
    },
    'undici:request:error': (message) => {
      const { request, error } = message as Traffic & { error: { name: string; code?: string } }
      const state = statuses.has(request)
        ? `${formatResponse(statuses.get(request))}, cut after ${bytes.get(request) ?? 0} bytes`
        : (error.code ?? error.name)
      print(`${formatRequest(request)} ${state}`)
    },
  }
  for (const [channel, listener] of Object.entries(listeners)) subscribe(channel, listener)
  return () => {
    for (const [channel, listener] of Object.entries(listeners)) unsubscribe(channel, listener)
  }
}

const formatRequest = ({ method, origin, path }: Traffic['request']) => `${method} ${origin}${path.split('?')[0]} →`

/** A redirect's target is cut to its host, for its query may hold a visitor's codes. */
function formatResponse(response: AnsweredRequest['response'] | undefined): string {
  const headers = (response?.headers ?? []).map(String)
  const headerNamed = (name: string) => headers.find((_, i) => i % 2 === 1 && headers[i - 1]?.toLowerCase() === name)
  const location = headerNamed('location')
  const type = headerNamed('content-type') ?? 'no type'
  return `${response?.statusCode} ${location ? `to ${URL.parse(location)?.host ?? 'its own site'}` : type}`
}
