import 'server-only'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { OnReadOpts } from 'node:net'
import type { Duplex } from 'node:stream'

/** As much as Node reads at once. */
const BUFFER_BYTES = 64 * 1024
/** How long a connection is kept for the next request, in milliseconds. */
const IDLE_MS = 4_000

type BufferConsumer = {
  /** Gets each piece. What it was lent is good until `canReuse` says true again. */
  onChunk: (chunk: Buffer) => void
  /** Whether nothing that was lent is in use any more; while something is, pieces are copies. */
  canReuse: () => boolean
}

const consumers = new WeakMap<Duplex, BufferConsumer>()

/**
 * Has a body of so many bytes come straight from its connection, which one of these agents made, in pieces that lie in a
 * buffer which is read into again; then calls `onEnd`. The connection serves no other request. It is `body.socket` that may be
 * paused. A body that breaks off has an error, as usual.
 *
 * Else Node makes two new buffers for each piece. For every 64 MB of them V8 looks through the whole heap for what can
 * go: in a process with the site's heap that takes longer than passing the bytes on.
 */
export function readWithBufferReuse(
  body: IncomingMessage,
  length: number,
  { onChunk, canReuse }: BufferConsumer,
  onEnd: () => void,
): void {
  const { socket } = body
  let remainingBytes = length
  const handleChunk = (chunk: Buffer) => {
    remainingBytes -= chunk.length
    onChunk(chunk)
    if (remainingBytes > 0) return
    onEnd()
    body.destroy()
  }
  consumers.set(socket, { onChunk: handleChunk, canReuse })
  const firstChunk: Buffer | null = body.read()
  socket.resume()
  if (firstChunk) handleChunk(firstChunk)
}

const keepAliveOptions = { keepAlive: true, timeout: IDLE_MS }

/** An agent for http whose connections can lend, made as `options` say. */
export class BufferReuseHttpAgent extends http.Agent {
  constructor(options: http.AgentOptions) {
    super({ ...keepAliveOptions, ...options })
  }

  override createConnection(...[options, callback]: Parameters<http.Agent['createConnection']>) {
    return connectWithReuse((onread) => super.createConnection(Object.assign({}, options, { onread }), callback))
  }
}

/** The same for https. */
export class BufferReuseHttpsAgent extends https.Agent {
  constructor(options: https.AgentOptions) {
    super({ ...keepAliveOptions, ...options })
  }

  override createConnection(...[options, callback]: Parameters<https.Agent['createConnection']>) {
    return connectWithReuse((onread) => super.createConnection(Object.assign({}, options, { onread }), callback))
  }
}

function connectWithReuse<Socket extends Duplex | null | undefined>(connect: (onread: OnReadOpts) => Socket): Socket {
  let currentBuffer: Buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES)
  let spareBuffer: Buffer | null = null
  const socket = connect({
    buffer: () => currentBuffer,
    callback(byteCount) {
      const isLent = socket ? emitChunk(socket, currentBuffer.subarray(0, byteCount)) : false
      if (isLent) [currentBuffer, spareBuffer] = [spareBuffer ?? Buffer.allocUnsafeSlow(BUFFER_BYTES), currentBuffer]
      return true
    },
  })
  return socket
}

/** Gives a piece to whoever reads the connection; true when it was lent. */
function emitChunk(socket: Duplex, chunk: Buffer): boolean {
  const consumer = consumers.get(socket)
  if (!consumer) {
    socket.emit('data', Buffer.from(chunk))
    return false
  }
  const isLent = consumer.canReuse()
  consumer.onChunk(isLent ? chunk : Buffer.from(chunk))
  return isLent
}
