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
  onPiece: (piece: Buffer) => void
  /** Whether nothing that was lent is in use any more; while something is, pieces are copies. */
  canReuse: () => boolean
}

const consumers = new WeakMap<Duplex, BufferConsumer>()

/**
 * Has a body of so many bytes come straight from its connection, which one of these agents made, in pieces that lie in a
 * buffer which is read into again; then calls `end`. The connection serves no other request. It is `body.socket` that may be
 * paused. A body that breaks off has an error, as usual.
 *
 * Else Node makes two new buffers for each piece. For every 64 MB of them V8 looks through the whole heap for what can
 * go: in a process with the site's heap that takes longer than passing the bytes on.
 */
export function readWithBufferReuse(
  body: IncomingMessage,
  length: number,
  { onPiece, canReuse }: BufferConsumer,
  end: () => void,
): void {
  const { socket } = body
  let left = length
  const give = (piece: Buffer) => {
    left -= piece.length
    onPiece(piece)
    if (left > 0) return
    end()
    body.destroy()
  }
  consumers.set(socket, { onPiece: give, canReuse })
  const first: Buffer | null = body.read()
  socket.resume()
  if (first) give(first)
}

const keepAliveOptions = { keepAlive: true, timeout: IDLE_MS }

/** An agent for http whose connections can lend, made as `options` say. */
export class BufferReuseHttpAgent extends http.Agent {
  constructor(options: http.AgentOptions) {
    super({ ...keepAliveOptions, ...options })
  }

  override createConnection(...[options, done]: Parameters<http.Agent['createConnection']>) {
    return connectWithReuse((onread) => super.createConnection(Object.assign({}, options, { onread }), done))
  }
}

/** The same for https. */
export class BufferReuseHttpsAgent extends https.Agent {
  constructor(options: https.AgentOptions) {
    super({ ...keepAliveOptions, ...options })
  }

  override createConnection(...[options, done]: Parameters<https.Agent['createConnection']>) {
    return connectWithReuse((onread) => super.createConnection(Object.assign({}, options, { onread }), done))
  }
}

function connectWithReuse<Socket extends Duplex | null | undefined>(
  connect: (onread: OnReadOpts) => Socket,
): Socket {
  let current: Buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES)
  let other: Buffer | null = null
  const socket = connect({
    buffer: () => current,
    callback(bytes) {
      const isLent = socket ? emitPiece(socket, current.subarray(0, bytes)) : false
      if (isLent) [current, other] = [other ?? Buffer.allocUnsafeSlow(BUFFER_BYTES), current]
      return true
    },
  })
  return socket
}

/** Gives a piece to whoever reads the connection; true when it was lent. */
function emitPiece(socket: Duplex, piece: Buffer): boolean {
  const loan = consumers.get(socket)
  if (!loan) {
    socket.emit('data', Buffer.from(piece))
    return false
  }
  const isLent = loan.canReuse()
  loan.onPiece(isLent ? piece : Buffer.from(piece))
  return isLent
}
