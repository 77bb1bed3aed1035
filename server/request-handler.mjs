import { getStackFrames } from '../lib/server/http/stack-frames.ts'
import { runWithResponse } from '../platform/next/raw-body.ts'
import { writeClientAddress } from './client-address.mjs'
import { servePrebuilt } from './prebuilt-responses.mjs'
import { setDefaultHeaders } from './site-server.mjs'

const readable = { Allow: 'GET, HEAD' }

const createRefusal = (status, message, headers = {}) => ({ status, message, headers })

function isDecodable(path) {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Returns the path and query of a request URL, which a proxy may send as an absolute URL; null when it is neither. */
function getRequestTarget(url) {
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '')
  if (target.startsWith('/')) return target
  return target === url ? null : `/${target}`
}

/** Null to pass a request on. A path that cannot be decoded is passed on literally and matches no page. */
function findRefusal(request) {
  if (request.httpVersion === '1.1' && request.headers.host === undefined)
    return createRefusal(400, 'A request needs the name of the site (Host).')
  const target = getRequestTarget(request.url)
  if (target === null) return createRefusal(400, 'This is not an address.')
  const queryIndex = target.search(/[?#]/)
  const path = queryIndex === -1 ? target : target.slice(0, queryIndex)
  request.url = isDecodable(path) ? target : path.replaceAll('%', '%25') + target.slice(path.length)

  const isApi = /^\/api(\/|$)/.test(path)
  const isReadMethod = request.method === 'GET' || request.method === 'HEAD'
  if (!isApi && !isReadMethod) return createRefusal(405, 'This address can only be read.', readable)
  if (request.method === 'TRACE')
    return createRefusal(405, 'TRACE is not answered here.', { Allow: 'GET, HEAD, POST, OPTIONS' })
  // The site has no server actions, and Next.js logs the names of those it does not find.
  if ('next-action' in request.headers) return createRefusal(400, 'There are no actions here.')
  return null
}

function refuse(response, { status, headers, message }) {
  const allHeaders = { 'Content-Type': 'text/plain; charset=utf-8', ...headers }
  setDefaultHeaders(response).writeHead(status, allHeaders).end(`${message}\n`)
}

export function createRequestHandler(prebuiltResponses, nextHandler) {
  return async function handleRequest(request, response) {
    const refusal = findRefusal(request)
    if (refusal) return refuse(response, refusal)
    if (servePrebuilt(prebuiltResponses, request, response)) return
    writeClientAddress(request)
    setDefaultHeaders(response)
    try {
      await runWithResponse(response, () => nextHandler(request, response))
    } catch (error) {
      console.error('Postsmith: Next broke off.', getStackFrames(error))
      if (response.headersSent) return response.destroy()
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Internal Server Error\n')
    }
  }
}
