import http from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { handleClientError } from './client-error.mjs'
import { defaultHeaders } from './default-headers.mjs'
import { closeLingering } from './lingering-close.mjs'
import { SizedResponse } from './sized-response.mjs'

const limits = {
  // A client that sends its headers drop by drop keeps a connection for 10 seconds instead of Node's minute.
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
  // Instead of Node's five minutes. A visitor's own sound, the longest body, has a minute in its route, others 5
  // seconds.
  requestTimeout: 90_000,
  // Longer than a balancer keeps a connection that it may use at any moment: 60 seconds by default in nginx and AWS's.
  keepAliveTimeout: 75_000,
  // Checked by `findRefusal`, where the answer gets its headers.
  requireHostHeader: false,
  // There are no web sockets: Next would keep the connection open without an answer.
  shouldUpgradeCallback: () => false,
}

/** How long a client may take nothing of what was written for it. */
const UNREAD_TIMEOUT_MS = 120_000

/**
 * How long an idle connection stays open once the server has stopped listening. A proxy may have sent a request over it
 * that has not arrived yet, and does not send a POST a second time.
 */
const DRAIN_IDLE_MS = 1_000

/** Whether nothing is under way on a connection whose last answer this is. */
const isIdle = (socket, response) => !response || (response.writableFinished && socket.writableLength === 0)

/** Gives a response the headers of every answer; where Next writes its own, they take their place. */
export function setDefaultHeaders(response) {
  for (const { key, value } of defaultHeaders) response.setHeader(key, value)
  return response
}

/**
 * A server that knows what is under way on each of its connections: the answer to its last request, or null before
 * that.
 */
class SiteServer extends http.Server {
  currentResponses = new Map()
  accepted = 0

  constructor(options, listener) {
    super(options, listener)
    this.on('connection', (socket) => {
      this.accepted += 1
      this.currentResponses.set(socket, null)
      socket.once('close', () => this.currentResponses.delete(socket))
    })
  }

  /**
   * Called by Node's `close`, whose own cuts requests on their way and answers not yet taken: `createSiteServer` closes
   * later.
   */
  closeIdleConnections() {}
}

/**
 * Waits until the system's queue of new connections is empty: whatever is in it when a server stops listening is reset.
 */
async function waitForPendingConnections(server) {
  let previousCount
  do {
    previousCount = server.accepted
    // The first may end before the system is asked again.
    await nextTurn()
    await nextTurn()
  } while (server.accepted > previousCount)
}

/**
 * An HTTP server with our limits of time, whose every answer has our headers. `close` takes the connections that the
 * system holds already, stops listening and resolves once all answers under way are out and no connection has been used
 * for a second; who takes nothing of an answer for `drainTimeoutMs`, which Node counts once or twice, is cut then.
 */
export function createSiteServer(handleRequest, { drainTimeoutMs = 10_000 } = {}) {
  let isDraining = false
  const server = new SiteServer({ ...limits, ServerResponse: SizedResponse }, (request, response) => {
    const { socket } = request
    server.currentResponses.set(socket, response)
    if (isDraining) response.shouldKeepAlive = false
    if (!server.listening) socket.setTimeout(drainTimeoutMs)
    closeLingering(request, response)
    handleRequest(request, response)
  })
  server.on('checkExpectation', (_, response) => setDefaultHeaders(response).writeHead(417).end())
  server.on('clientError', (error, socket) => handleClientError(error, socket, server.currentResponses.get(socket)))
  server.setTimeout(UNREAD_TIMEOUT_MS, (socket) => {
    const response = server.currentResponses.get(socket)
    const isPreparingResponse = response && !response.writableFinished && socket.writableLength === 0
    if (!isPreparingResponse) socket.destroy()
  })

  return {
    server,
    /** From now on every answer is the last of its connection. */
    startDraining() {
      isDraining = true
    },
    async close() {
      isDraining = true
      await waitForPendingConnections(server)
      // Instead of the 75 seconds; for what goes idle from now on.
      server.keepAliveTimeout = DRAIN_IDLE_MS
      for (const [socket, response] of server.currentResponses) {
        socket.setTimeout(isIdle(socket, response) ? DRAIN_IDLE_MS : drainTimeoutMs)
      }
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
