import 'server-only'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { OnReadOpts } from 'node:net'
import type { Duplex } from 'node:stream'

/** As much as Node reads at once. */
const BUFFER_BYTES = 64 * 1024
/** How long a connection is kept for the next request, in milliseconds. */
const IDLE_MS = 4_000

type Loan = { body: IncomingMessage; mayLend: () => boolean }
const loans = new WeakMap<Duplex, Loan>()

/**
 * From now on the pieces of a body that came through one of these agents may be lent: they lie in a buffer that is read into
 * again. `mayLend` says whether nothing lent is in use any more; while it is, and while the body is paused, pieces are
 * copies. Lends one piece at a time.
 *
 * Otherwise Node makes a new buffer for each read, and for each 64 MB of them V8 looks through the whole heap for what can
 * go: in a process with the site's heap that takes longer than passing the bytes on.
 */
export function borrow(body: IncomingMessage, mayLend: () => boolean): void {
  const { socket } = body
  loans.set(socket, { body, mayLend })
  body.once('close', () => loans.delete(socket))
}

const kept = { keepAlive: true, timeout: IDLE_MS }

/** An agent for http whose connections can lend, made as `options` say. */
export class LendingHttpAgent extends http.Agent {
  constructor(options: http.AgentOptions) {
    super({ ...kept, ...options })
  }

  override createConnection(...[options, done]: Parameters<http.Agent['createConnection']>) {
    return lending((onread) => super.createConnection(Object.assign({}, options, { onread }), done))
  }
}

/** The same for https. */
export class LendingHttpsAgent extends https.Agent {
  constructor(options: https.AgentOptions) {
    super({ ...kept, ...options })
  }

  override createConnection(...[options, done]: Parameters<https.Agent['createConnection']>) {
    return lending((onread) => super.createConnection(Object.assign({}, options, { onread }), done))
  }
}

function lending<Socket extends Duplex | null | undefined>(connect: (onread: OnReadOpts) => Socket): Socket {
  let current: Buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES)
  let other: Buffer | null = null
  const socket = connect({
    buffer: () => current,
    callback(bytes) {
      const isLent = socket ? give(socket, current.subarray(0, bytes)) : false
      if (isLent) [current, other] = [other ?? Buffer.allocUnsafeSlow(BUFFER_BYTES), current]
      return true
    },
  })
  return socket
}

/** Gives a piece to whoever reads the connection; true when it was lent. */
function give(socket: Duplex, piece: Buffer): boolean {
  const loan = loans.get(socket)
  const isLent = loan?.body.readableFlowing === true && loan.body.readableLength === 0 && loan.mayLend()
  socket.emit('data', isLent ? piece : Buffer.from(piece))
  // What somebody kept for later would be overwritten.
  if (isLent && loan.body.readableLength > 0) socket.destroy(new Error('A lent piece was kept.'))
  return isLent
}
