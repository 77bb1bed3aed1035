import http from 'node:http'
import { answerHeaders } from './answer-headers.mjs'
import { answerBrokenRequest } from './broken-request.mjs'
import { limitBody } from './limit-body.mjs'
import { SizedResponse } from './sized-response.mjs'

const limits = {
  // A client that sends its headers drop by drop keeps a connection for 10 seconds instead of Node's minute.
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
  // Instead of Node's five minutes. A visitor's own sound, the longest body, has a minute in its route, others 5 seconds.
  requestTimeout: 90_000,
  // Longer than a balancer keeps a connection that it may use at any moment: 60 seconds by default in nginx and AWS's.
  keepAliveTimeout: 75_000,
  // Checked by `refusalOf`, where the answer gets its headers.
  requireHostHeader: false,
  // There are no web sockets: Next would keep the connection open without an answer.
  shouldUpgradeCallback: () => false,
}

/** How long a client may take nothing of what was written for it. */
const UNREAD_MS = 120_000

/** Gives a response the headers of every answer; where Next writes its own, they take their place. */
export function withAnswerHeaders(response) {
  for (const { key, value } of answerHeaders) response.setHeader(key, value)
  return response
}

/** A server that knows what is under way on each of its connections: the answer to its last request, or null before that. */
class SiteServer extends http.Server {
  answering = new Map()

  constructor(options, listener) {
    super(options, listener)
    this.on('connection', (socket) => {
      this.answering.set(socket, null)
      socket.once('close', () => this.answering.delete(socket))
    })
  }

  /** Node's own, which `close` calls as well, cuts what was written and is not yet taken. */
  closeIdleConnections() {
    for (const [socket, response] of this.answering) {
      if (!response || (response.writableFinished && socket.writableLength === 0)) socket.destroy()
    }
  }
}

/**
 * An HTTP server with our limits of time, whose every answer has our headers. `close` stops listening and resolves once all
 * answers under way are out; who takes nothing of an answer for `unreadAtEndMs`, which Node counts once or twice, is cut then.
 */
export function createSiteServer(answer, { unreadAtEndMs = 10_000 } = {}) {
  let isEnding = false
  const server = new SiteServer({ ...limits, ServerResponse: SizedResponse }, (request, response) => {
    const { socket } = request
    server.answering.set(socket, response)
    if (isEnding) response.shouldKeepAlive = false
    limitBody(request, response)
    // A connection that answered since the server stopped listening must not keep it for 75 seconds.
    response.once('close', () => server.listening || setImmediate(() => server.closeIdleConnections()))
    answer(request, response)
  })
  server.on('checkExpectation', (_, response) => withAnswerHeaders(response).writeHead(417).end())
  server.on('clientError', (error, socket) =>
    answerBrokenRequest(error, socket, server.answering.get(socket)),
  )
  server.setTimeout(UNREAD_MS, (socket) => {
    const response = server.answering.get(socket)
    const isThinking = response && !response.writableFinished && socket.writableLength === 0
    if (!isThinking) socket.destroy()
  })

  return {
    server,
    /** From now on every answer is the last of its connection. */
    startEnding() {
      isEnding = true
    },
    close() {
      for (const socket of server.answering.keys()) socket.setTimeout(unreadAtEndMs)
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
