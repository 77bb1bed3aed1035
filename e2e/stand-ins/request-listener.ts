import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/** A server's listener. Who left before their request had come whole gets no answer; any other error ends the process. */
export function createRequestListener(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
): RequestListener {
  return (request, response) => {
    answer(request, response).catch((cause) => {
      if (cause !== request.errored) throw cause
    })
  }
}
