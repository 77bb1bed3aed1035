/** A mock server for OpenTelemetry (OTLP over HTTP, protobuf): `POST /v1/traces` and `/v1/metrics`. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseSpans, type Span } from './collector/spans.ts'
import { createRequestListener } from './request-listener.ts'

export type Collector = {
  url: string
  getSpans(): Span[]
  getReceivedBytes(signal: 'traces' | 'metrics'): Buffer
  fallSilent(): void
  stop(): Promise<void>
}

export async function startCollector(): Promise<Collector> {
  const received = new Map<string, Buffer[]>()
  let isSilent = false
  const server = createServer(
    createRequestListener(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const path = request.url ?? ''
      received.set(path, [...(received.get(path) ?? []), Buffer.concat(chunks)])
      if (!isSilent) response.writeHead(200, { 'Content-Type': 'application/x-protobuf' }).end()
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    getSpans: () => (received.get('/v1/traces') ?? []).flatMap(parseSpans),
    getReceivedBytes: (signal) => Buffer.concat(received.get(`/v1/${signal}`) ?? []),
    fallSilent: () => {
      isSilent = true
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
