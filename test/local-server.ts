import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import { listen } from '@/e2e/mock-servers/request-listener'

type LocalServer = {
  origin: string
  /** Includes the port. */
  host: string
  port: number
  countConnections(): number
  requests: string[]
}

export async function startLocalServer(handler: RequestListener): Promise<LocalServer> {
  const requests: string[] = []
  let connectionCount = 0
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    handler(request, response)
  })
  server.on('connection', () => {
    connectionCount += 1
  })
  const { origin, port, stop } = await listen(server)
  onTestFinished(stop)
  return { origin, host: `127.0.0.1:${port}`, port, countConnections: () => connectionCount, requests }
}

export type UpstreamHandler = (request: IncomingMessage, response: ServerResponse) => void

/** Starts a local server in place of TikTok's for one test, and records its requests. */
export async function startUpstream(handler: UpstreamHandler) {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    handler(request, response)
  })
  const { origin, stop } = await listen(server)
  onTestFinished(stop)
  return { origin, requests, tiktok: { origin, isMock: true, blocked: new Set<string>() } }
}

/** Sends these bytes, or the requested range, as TikTok's servers do. */
export const createFileHandler =
  (bytes: Uint8Array, type = 'video/mp4'): UpstreamHandler =>
  (request, response) => {
    const headers = { 'Content-Type': type, 'Accept-Ranges': 'bytes', ETag: '"one"' }
    const range = request.headers['if-range'] === '"two"' ? undefined : request.headers.range
    const [matchedRange, first = '', last = ''] = range?.match(/^bytes=(\d*)-(\d*)$/) ?? []
    if (matchedRange === undefined) {
      response.writeHead(200, { ...headers, 'Content-Length': bytes.length }).end(bytes)
      return
    }
    const firstByte = first === '' ? Math.max(0, bytes.length - Number(last)) : Number(first)
    const lastByte = first === '' || last === '' ? bytes.length - 1 : Math.min(Number(last), bytes.length - 1)
    if (firstByte > lastByte) {
      response.writeHead(416, { 'Content-Range': `bytes */${bytes.length}`, 'Content-Length': 0 }).end()
      return
    }
    response
      .writeHead(206, {
        ...headers,
        'Content-Range': `bytes ${firstByte}-${lastByte}/${bytes.length}`,
        'Content-Length': lastByte - firstByte + 1,
      })
      .end(bytes.subarray(firstByte, lastByte + 1))
  }
