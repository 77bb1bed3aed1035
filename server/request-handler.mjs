import { getStackFrames } from '../lib/server/http/stack-frames.ts'
import { writeClientAddress } from './client-address.mjs'
import { servePrebuilt } from './prebuilt-responses.mjs'
import { runWithResponse } from './raw-body.mjs'
import { findRefusal } from './refusal.mjs'
import { setDefaultHeaders } from './site-server.mjs'

function refuse(response, { status, headers, message }) {
  const allHeaders = { 'Content-Type': 'text/plain; charset=utf-8', ...headers }
  setDefaultHeaders(response).writeHead(status, allHeaders).end(`${message}\n`)
}

/**
 * What happens to a request, in order: what no page answers to is refused, pages and files of the build come from memory,
 * all else is Next's.
 */
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
