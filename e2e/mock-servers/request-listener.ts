import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/**
 * Creates a request listener. A client that disconnects before its request is complete gets no response; any other
 * error ends the process.
 */
export function createRequestListener(
  handleRequest: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
): RequestListener {
  return (request, response) => {
    handleRequest(request, response).catch((error) => {
      if (error !== request.errored) throw error
    })
  }
}
