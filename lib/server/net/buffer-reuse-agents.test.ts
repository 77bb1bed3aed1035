import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { BufferReuseHttpAgent, BufferReuseHttpsAgent, readWithBufferReuse } from './buffer-reuse-agents'

const bodyBytes = randomBytes(6_000_000)
const psk = randomBytes(32)
/** A key that both sides know stands for a certificate. */
const tls = { ciphers: 'PSK+HIGH', maxVersion: 'TLSv1.2' } as const

async function listen(server: http.Server | https.Server): Promise<number> {
  server.on('request', (_, response) => response.setHeader('Content-Length', bodyBytes.length).end(bodyBytes))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port
}

async function connectOverHttp() {
  const port = await listen(http.createServer())
  const agent = new BufferReuseHttpAgent({})
  const get = () => once(http.get({ port, agent }), 'response') as Promise<[IncomingMessage]>
  return { agent, get }
}

async function connectOverTls() {
  const port = await listen(https.createServer({ ...tls, pskCallback: () => psk }))
  const agent = new BufferReuseHttpsAgent({})
  const tlsOptions = {
    ...tls,
    pskCallback: () => ({ psk, identity: 'a' }),
    checkServerIdentity: () => undefined,
  }
  return {
    get: () => once(https.get({ port, agent, ...tlsOptions }), 'response') as Promise<[IncomingMessage]>,
  }
}

const protocols = [
  ['http', connectOverHttp],
  ['https', connectOverTls],
] as const

test.each(protocols)('a body over %s comes whole in pieces of two buffers', async (_, connect) => {
  const [body] = await (await connect()).get()
  const digest = createHash('sha256')
  const buffers: ArrayBufferLike[] = []
  await new Promise<void>((resolve) => {
    const onChunk = (piece: Buffer) => {
      digest.update(piece)
      buffers.push(piece.buffer)
    }
    readWithBufferReuse(body, bodyBytes.length, { onChunk, canReuse: () => true }, resolve)
  })
  expect(digest.digest()).toEqual(createHash('sha256').update(bodyBytes).digest())
  // What came with the head was read before anybody borrowed.
  expect(new Set(buffers.slice(2)).size).toBeLessThanOrEqual(2)
  expect(buffers.length).toBeGreaterThan(20)
})

test.each(protocols)('what is lent over %s stays as it is until it may be lent again', async (_, connect) => {
  const [body] = await (await connect()).get()
  const chunks: Buffer[] = []
  let inUse: { piece: Buffer; copy: Buffer } | null = null
  let changed = 0
  await new Promise<void>((resolve) => {
    const onChunk = (piece: Buffer) => {
      chunks.push(Buffer.from(piece))
      if (inUse) return
      const loan = { piece, copy: Buffer.from(piece) }
      inUse = loan
      setTimeout(() => {
        if (!loan.piece.equals(loan.copy)) changed += 1
        inUse = null
      }, 5)
    }
    readWithBufferReuse(body, bodyBytes.length, { onChunk, canReuse: () => inUse === null }, resolve)
  })
  expect(Buffer.concat(chunks).equals(bodyBytes)).toBe(true)
  expect(changed).toBe(0)
})

test.each(protocols)('a body over %s waits while its connection is paused', async (_, connect) => {
  const [body] = await (await connect()).get()
  const pieces: Buffer[] = []
  let isPaused = false
  let bytesWhilePaused = 0
  await new Promise<void>((resolve) => {
    const onChunk = async (piece: Buffer) => {
      pieces.push(Buffer.from(piece))
      if (isPaused) bytesWhilePaused += piece.length
      if (isPaused || pieces.length % 10 !== 0) return
      isPaused = true
      body.socket.pause()
      await nextTurn()
      isPaused = false
      body.socket.resume()
    }
    readWithBufferReuse(body, bodyBytes.length, { onChunk, canReuse: () => true }, resolve)
  })
  expect(Buffer.concat(pieces).equals(bodyBytes)).toBe(true)
  // Of TLS, what was read already is still unpacked.
  expect(bytesWhilePaused).toBeLessThan(bodyBytes.length / 2)
})

test('a body that nobody borrows is read as usual, and its connection serves the next', async () => {
  const { agent, get } = await connectOverHttp()
  const [first] = await get()
  const { localPort } = first.socket
  expect(Buffer.concat(await Array.fromAsync(first)).equals(bodyBytes)).toBe(true)
  await expect.poll(() => Object.keys(agent.freeSockets)).toHaveLength(1)
  const [second] = await get()
  expect(second.socket.localPort).toBe(localPort)
  expect(Buffer.concat(await Array.fromAsync(second)).equals(bodyBytes)).toBe(true)
})
