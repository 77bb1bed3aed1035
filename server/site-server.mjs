import http from 'node:http'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { serverState } from '../platform/next/process-state.ts'
import { defaultHeaders, SizedResponse } from './response-headers.mjs'

/** How long a client may continue to send after the response, so that the client can read the response. */
const LINGER_MS = 5_000

/** Closes the connection of a client that is still sending its body five seconds after the response was sent. */
export function closeLingering(request, response) {
  // Read now: an aborted request body detaches its socket.
  const { socket } = request
  response.once('finish', () => {
    if (request.complete) return
    const timer = setTimeout(() => request.complete || socket.destroy(), LINGER_MS)
    // Not on the socket's `close`: a keep-alive connection would retain all its requests.
    request.once('close', () => clearTimeout(timer))
  })
}

/** The errors of Node.js's HTTP parser and timeouts that are not a plain 400. */
const statuses = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/**
 * Answers an invalid request as Node.js does, with the site's headers, and closes the connection. Writes nothing while
 * `response`, the response to an earlier request of this connection, is in progress.
 */
export function handleClientError(error, socket, response) {
  const isAnswering = response?.headersSent && !response.writableFinished
  if (!socket.writable || isAnswering) return socket.destroy()
  const lines = [
    `HTTP/1.1 ${statuses[error.code] ?? '400 Bad Request'}`,
    ...defaultHeaders.map(({ key, value }) => `${key}: ${value}`),
    'Content-Length: 0',
    'Connection: close',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n`, () => socket.destroy())
}

const limits = {
  // A client that sends its headers slowly occupies a connection for 10 seconds instead of Node.js's minute.
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
  // Node.js's default is five minutes. The longest body, a visitor's audio file, has a minute in its route, others 5
  // seconds.
  requestTimeout: 90_000,
  // Longer than a load balancer reuses an idle connection: by default 60 seconds in nginx and AWS.
  keepAliveTimeout: 75_000,
  // `findRefusal` checks the Host header, so that the response gets the site's headers.
  requireHostHeader: false,
  // The site has no WebSockets: Next.js would leave the connection open without a response.
  shouldUpgradeCallback: () => false,
}

/** How long a client may read nothing of the written response. */
const UNREAD_TIMEOUT_MS = 120_000

/**
 * How long an idle connection stays open after the server stops listening. A proxy may already have sent a request over
 * that connection, and a proxy does not retry a POST.
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
   * Does nothing, because Node.js's `close` calls this method, which would cut incoming requests. `createSiteServer`
   * closes idle connections later.
   */
  closeIdleConnections() {}
}

/** Connections left in the system's queue are reset when a server stops listening. */
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
 * Creates an HTTP server with the site's limits. `close` accepts queued connections and resolves when no connection was
 * used for a second. It disconnects a client that reads nothing for `drainTimeoutMs`, or twice that time.
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

/** A host may signal npm, the starter and this process at once; only a later signal counts as the second one. */
const SAME_SIGNAL_MS = 2_000
/** Speech may take minutes, but hosts wait less: systemd 90 seconds, Kubernetes 30, Docker 10. */
const LIMIT_MS = 50_000

/**
 * Shuts down on a signal. First `/api/ready` fails for `drainSeconds`, so that a load balancer can notice. Then the
 * server accepts no more requests and finishes those in progress within 50 seconds. A second signal ends the process at
 * once.
 */
export function enableGracefulShutdown(site, { drainSeconds, beforeExit }) {
  let signaledAt = null

  async function shutDown(signal) {
    if (signaledAt !== null) {
      if (performance.now() - signaledAt > SAME_SIGNAL_MS) process.exit(0)
      return
    }
    signaledAt = performance.now()
    setTimeout(() => process.exit(0), drainSeconds * 1_000 + LIMIT_MS)
    serverState.isDraining = true
    site.startDraining()
    if (signal === 'SIGTERM') await sleep(drainSeconds * 1_000)
    await site.close()
    await beforeExit()
    process.exit(0)
  }

  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void shutDown(signal))
}
