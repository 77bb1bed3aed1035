import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/**
 * A server's listener. Who left before their request had come whole gets no answer; any other error ends the process.
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
