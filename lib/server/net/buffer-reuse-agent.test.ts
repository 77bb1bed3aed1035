import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '@/e2e/mock-servers/request-listener'
import { createBufferReuseAgent, readWithBufferReuse } from './buffer-reuse-agent'

const bodyBytes = randomBytes(6_000_000)
const psk = randomBytes(32)
const tls = { ciphers: 'PSK+HIGH', maxVersion: 'TLSv1.2' } as const
const clientTls = { ...tls, pskCallback: () => ({ psk, identity: 'a' }), checkServerIdentity: () => undefined }

async function serveBody(server: http.Server | https.Server): Promise<number> {
  server.on('request', (_, response) => response.setHeader('Content-Length', bodyBytes.length).end(bodyBytes))
  const { port, stop } = await listen(server)
  onTestFinished(stop)
  return port
}

async function connectOverHttp() {
  const port = await serveBody(http.createServer())
  const agent = createBufferReuseAgent(http, {})
  return () => once(http.get({ port, agent }), 'response') as Promise<[IncomingMessage]>
}

async function connectOverTls() {
  const port = await serveBody(https.createServer({ ...tls, pskCallback: () => psk }))
  const agent = createBufferReuseAgent(https, {})
  return () => once(https.get({ port, agent, ...clientTls }), 'response') as Promise<[IncomingMessage]>
}

type Reading = { onChunk: (piece: Buffer) => void; canReuse?: () => boolean }

async function readBody(get: () => Promise<[IncomingMessage]>, { onChunk, canReuse = () => true }: Reading) {
  const [body] = await get()
  const pieces: Buffer[] = []
  await new Promise<void>((resolve) => {
    const handleChunk = (piece: Buffer) => {
      pieces.push(Buffer.from(piece))
      onChunk(piece)
    }
    readWithBufferReuse(body, bodyBytes.length, { onChunk: handleChunk, canReuse }, resolve)
  })
  return Buffer.concat(pieces)
}

const protocols = [
  ['http', connectOverHttp],
  ['https', connectOverTls],
] as const

test.each(protocols)('a body over %s arrives complete in chunks of two buffers', async (_, connect) => {
  const buffers: ArrayBufferLike[] = []
  const body = await readBody(await connect(), { onChunk: (piece) => buffers.push(piece.buffer) })
  expect(body.equals(bodyBytes)).toBe(true)
  // The chunks that arrive with the head are read before the buffer is reused.
  expect(new Set(buffers.slice(2)).size).toBeLessThanOrEqual(2)
  expect(buffers.length).toBeGreaterThan(20)
})

test.each(protocols)('a lent chunk over %s stays unchanged until the buffer may be reused', async (_, connect) => {
  let isInUse = false
  let changedCount = 0
  const onChunk = (piece: Buffer) => {
    if (isInUse) return
    isInUse = true
    const copy = Buffer.from(piece)
    setTimeout(() => {
      if (!piece.equals(copy)) changedCount += 1
      isInUse = false
    }, 5)
  }
  const body = await readBody(await connect(), { onChunk, canReuse: () => !isInUse })
  expect(body.equals(bodyBytes)).toBe(true)
  expect(changedCount).toBe(0)
})
