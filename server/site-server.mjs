import http from 'node:http'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { serverState } from '../platform/next/process-state.ts'
import { defaultHeaders, SizedResponse } from './response-headers.mjs'

/** A client that still sends its body has this time to read the response before its connection closes. */
const LINGER_MS = 5_000

function closeLingering(request, response) {
  // Read the socket now: aborting the request detaches it.
  const { socket } = request
  response.once('finish', () => {
    if (request.complete) return
    const timer = setTimeout(() => request.complete || socket.destroy(), LINGER_MS)
    // Not on the socket's `close`: a keep-alive connection would retain all its requests.
    request.once('close', () => clearTimeout(timer))
  })
}

/** Status lines for the Node.js HTTP errors that are not answered with a plain 400. */
const statuses = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Answers with the site's headers, unless `response`, to an earlier request of the connection, is in progress. */
function handleClientError(error, socket, response) {
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
  // A client that sends its headers slowly can hold a connection for at most 10 seconds; Node.js's default is a minute.
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
  // Routes set shorter limits: one minute to receive an audio file, 5 seconds for any other body.
  requestTimeout: 90_000,
  // Longer than a load balancer keeps an idle connection for reuse: 60 seconds by default in nginx and AWS.
  keepAliveTimeout: 75_000,
  // `findRefusal` checks the Host header, so that the response gets the site's headers.
  requireHostHeader: false,
  // The site has no WebSockets: Next.js would leave the connection open without a response.
  shouldUpgradeCallback: () => false,
}

/** How long a client may go without reading any of a response that was sent to it. */
const UNREAD_TIMEOUT_MS = 120_000

/** A proxy may have sent a request on an idle connection before the server stops, and does not retry a POST. */
const DRAIN_IDLE_MS = 1_000

const isIdle = (socket, response) => !response || (response.writableFinished && socket.writableLength === 0)

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

  /** Node.js's `close` calls this, which would cut off arriving requests. `createSiteServer` closes idle ones later. */
  closeIdleConnections() {}
}

/** Connections in the accept queue of the operating system are reset when the server stops listening. */
async function waitForPendingConnections(server) {
  let previousCount
  do {
    previousCount = server.accepted
    // One turn of the event loop may end before Node.js polls for new connections again.
    await nextTurn()
    await nextTurn()
  } while (server.accepted > previousCount)
}

/**
 * `close` accepts queued connections and resolves when all have closed: idle ones after a second, those of clients that
 * read nothing after `drainTimeoutMs`, at the latest twice that.
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
    /** Makes every later response the last on its connection. */
    startDraining() {
      isDraining = true
    },
    async close() {
      isDraining = true
      await waitForPendingConnections(server)
      // Replaces the 75 seconds for connections that become idle from now on.
      server.keepAliveTimeout = DRAIN_IDLE_MS
      for (const [socket, response] of server.currentResponses)
        socket.setTimeout(isIdle(socket, response) ? DRAIN_IDLE_MS : drainTimeoutMs)
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A host may signal npm, the launcher and this process at once: a signal within this time is a duplicate. */
const SAME_SIGNAL_MS = 2_000
/** systemd kills a process after 90 seconds. Configure Kubernetes (30 seconds) and Docker (10) to wait longer. */
const LIMIT_MS = 50_000

/**
 * After SIGTERM, `/api/ready` fails for `drainSeconds`, so that load balancers stop sending requests; then requests in
 * progress have 50 seconds. A second signal ends the process at once.
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
