import http from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { handleClientError } from './client-error.mjs'
import { defaultHeaders } from './default-headers.mjs'
import { closeLingering } from './lingering-close.mjs'
import { SizedResponse } from './sized-response.mjs'

const limits = {
  // A client that sends its headers slowly occupies a connection for 10 seconds instead of Node.js's minute.
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
  // Instead of Node.js's five minutes. A visitor's own audio file, the longest body, has a minute in its route, others
  // 5 seconds.
  requestTimeout: 90_000,
  // Longer than a load balancer reuses an idle connection: by default 60 seconds in nginx and AWS.
  keepAliveTimeout: 75_000,
  // `findRefusal` checks it, so that the response gets the site's headers.
  requireHostHeader: false,
  // The site has no WebSockets: Next.js would leave the connection open without a response.
  shouldUpgradeCallback: () => false,
}

/** How long a client may read nothing of the written response. */
const UNREAD_TIMEOUT_MS = 120_000

/**
 * How long an idle connection stays open after the server stops listening. A proxy may have sent a request over it that
 * has not arrived yet, and does not retry a POST.
 */
const DRAIN_IDLE_MS = 1_000

const isIdle = (socket, response) => !response || (response.writableFinished && socket.writableLength === 0)

/** Sets the default headers on a response; Next.js's own override them. */
export function setDefaultHeaders(response) {
  for (const { key, value } of defaultHeaders) response.setHeader(key, value)
  return response
}

/** A server that tracks the current response of each connection; null before the first request. */
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
   * Disabled: Node.js's `close` calls it and would cut incoming requests and unread responses. `createSiteServer`
   * closes connections later.
   */
  closeIdleConnections() {}
}

/**
 * Waits until the system's queue of new connections is empty, because connections left in it are reset when a server
 * stops listening.
 */
async function waitForPendingConnections(server) {
  let previousCount
  do {
    previousCount = server.accepted
    // The first turn may end before the system is polled again.
    await nextTurn()
    await nextTurn()
  } while (server.accepted > previousCount)
}

/**
 * Creates an HTTP server with the site's time limits and default headers. `close` accepts the connections already
 * queued by the system, stops listening and resolves when all responses are sent and no connection has been used for a
 * second. A client that reads nothing for `drainTimeoutMs`, which Node.js counts once or twice, is disconnected.
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
    /** Makes every later response the last of its connection. */
    startDraining() {
      isDraining = true
    },
    async close() {
      isDraining = true
      await waitForPendingConnections(server)
      // Replaces the 75 seconds for connections that become idle from now on.
      server.keepAliveTimeout = DRAIN_IDLE_MS
      for (const [socket, response] of server.currentResponses) {
        socket.setTimeout(isIdle(socket, response) ? DRAIN_IDLE_MS : drainTimeoutMs)
      }
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
