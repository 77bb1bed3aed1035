import { getStackFrames } from '../lib/server/http/stack-frames.ts'
import { runWithResponse } from '../platform/next/raw-body.ts'
import { writeClientAddress } from './client-address.mjs'
import { servePrebuilt } from './prebuilt-responses.mjs'
import { findRefusal } from './refusal.mjs'
import { setDefaultHeaders } from './site-server.mjs'

function refuse(response, { status, headers, message }) {
  const allHeaders = { 'Content-Type': 'text/plain; charset=utf-8', ...headers }
  setDefaultHeaders(response).writeHead(status, allHeaders).end(`${message}\n`)
}

/**
 * Handles a request in order: refuses invalid requests, serves the build's pages and files from memory, and passes the
 * rest to Next.js.
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
