/**
 * Loaded before the server (`--import`). Route handlers cannot see the socket, and Next passes on whatever address
 * headers a client sends. So this removes all of them and writes the one address that can be trusted: the socket's, or
 * with TRUST_PROXY_HOPS=n the n-th from the right of X-Forwarded-For. Vercel writes its own headers and does not load this.
 */
import http from 'node:http'
import './content-length.mjs'

const hops = Number(process.env.TRUST_PROXY_HOPS || 0)
const addressHeaders = [
  'x-client-ip',
  'x-forwarded-for',
  'x-real-ip',
  'x-vercel-forwarded-for',
  'cf-connecting-ip',
  'true-client-ip',
  'forwarded',
]

/** A chain that is shorter than the trusted hops did not come through them: then only the socket counts. */
function clientAddress(request) {
  const socket = request.socket.remoteAddress ?? ''
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',')
  const chain = [...forwarded.map((part) => part.trim()).filter(Boolean), socket]
  return chain.at(-1 - hops) ?? socket
}

const emit = http.Server.prototype.emit
http.Server.prototype.emit = function (event, request, ...rest) {
  // Next answers TRACE with an error in its log.
  if (event === 'request' && request.method === 'TRACE') {
    return rest[0].writeHead(405, { Connection: 'close' }).end()
  }
  if (event === 'request' || event === 'upgrade') {
    const address = clientAddress(request)
    for (const name of addressHeaders) delete request.headers[name]
    request.headers['x-client-ip'] = address
    request.headers['x-forwarded-for'] = address
  }
  return emit.call(this, event, request, ...rest)
}

// A client that sends its headers drop by drop keeps a connection for 10 seconds instead of Node's minute.
const createServer = http.createServer
http.createServer = (...given) => {
  const [options, listener] = typeof given[0] === 'object' ? given : [{}, given[0]]
  return createServer({ headersTimeout: 10_000, connectionsCheckingInterval: 2_000, ...options }, listener)
}

/** Read by `lib/http/client-address.ts`: without it, a client could send the header itself. */
globalThis[Symbol.for('postsmith.clientAddress')] = true
