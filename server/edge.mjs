/**
 * Loaded before the server. What a request meets before Next does: its time, the headers that every answer carries, and
 * what no page here answers to. Next prints words of such requests in its log, or answers them with a 500.
 */
import http from 'node:http'
import { answerHeaders } from './answer-headers.mjs'
import { answerBrokenRequest } from './broken-request.mjs'
import { limitBody } from './limit-body.mjs'
import { refusalOf } from './refusal.mjs'

const limits = {
  // A client that sends its headers drop by drop keeps a connection for 10 seconds instead of Node's minute.
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
  // Instead of Node's five minutes. A visitor's own sound, the longest body, has a minute in its route, others 5 seconds.
  requestTimeout: 90_000,
  // Longer than a balancer keeps a connection that it may use at any moment: 60 seconds by default in nginx and AWS's.
  keepAliveTimeout: 75_000,
  // Checked here, where the answer gets its headers.
  requireHostHeader: false,
  // There are no web sockets: Next would keep the connection open without an answer.
  shouldUpgradeCallback: () => false,
}

const withHeaders = (response) => {
  for (const { key, value } of answerHeaders) response.setHeader(key, value)
  return response
}

const createServer = http.createServer
http.createServer = (...given) => {
  const [options, listener] = typeof given[0] === 'object' ? given : [{}, given[0]]
  const answering = new WeakMap()
  const server = createServer({ ...limits, ...options }, (request, response) => {
    answering.set(request.socket, response)
    limitBody(request, withHeaders(response))
    // A server that is ending has closed what was idle; a connection that answered since must not keep it for 75 seconds.
    response.once('close', () => server.listening || setImmediate(() => server.closeIdleConnections()))
    const refusal = refusalOf(request)
    if (!refusal) return listener(request, response)
    const { status, headers, words } = refusal
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers }).end(`${words}\n`)
  })
  server.on('checkExpectation', (_, response) => withHeaders(response).writeHead(417).end())
  server.on('clientError', (error, socket) => answerBrokenRequest(error, socket, answering.get(socket)))
  return server
}
