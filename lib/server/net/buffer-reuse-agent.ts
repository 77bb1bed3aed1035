import 'server-only'
import type http from 'node:http'
import type { IncomingMessage } from 'node:http'
import type https from 'node:https'
import type { OnReadOpts } from 'node:net'
import type { Duplex } from 'node:stream'

/** The size of Node's own reads. */
const BUFFER_BYTES = 64 * 1024
/** Idle time in milliseconds before a connection closes. */
const IDLE_MS = 4_000

type BufferConsumer = {
  /** Receives each chunk. A lent chunk is valid until `canReuse` returns true again. */
  onChunk: (chunk: Buffer) => void
  /** Whether all lent chunks are free. Otherwise chunks are copies. */
  canReuse: () => boolean
}

const consumers = new WeakMap<Duplex, BufferConsumer>()

/**
 * Reads `length` bytes in one reused buffer. The socket must come from `createBufferReuseAgent` and serves no further
 * request; to pause, pause `body.socket`. Without reuse, V8 scans the whole heap for every 64 MB of buffers.
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

/** An agent whose connections support `readWithBufferReuse`. */
export function createBufferReuseAgent({ Agent }: typeof http | typeof https, options: http.AgentOptions): http.Agent {
  const agent: http.Agent = new Agent({ keepAlive: true, timeout: IDLE_MS, ...options })
  const { createConnection } = agent
  agent.createConnection = (connectOptions, onConnect) => {
    let currentBuffer: Buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES)
    let spareBuffer: Buffer | null = null
    const onread: OnReadOpts = {
      buffer: () => currentBuffer,
      callback(byteCount) {
        const isLent = socket ? emitChunk(socket, currentBuffer.subarray(0, byteCount)) : false
        if (isLent) [currentBuffer, spareBuffer] = [spareBuffer ?? Buffer.allocUnsafeSlow(BUFFER_BYTES), currentBuffer]
        return true
      },
    }
    const socket = createConnection.call(agent, Object.assign({}, connectOptions, { onread }), onConnect)
    return socket
  }
  return agent
}

/** Passes a chunk to the connection's reader; true when the chunk was lent. */
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
