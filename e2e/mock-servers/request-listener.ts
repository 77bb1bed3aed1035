import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/** A client that disconnects early gets no response. Any other error ends the process. */
export function createRequestListener(
  handleRequest: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
): RequestListener {
  return (request, response) => {
    handleRequest(request, response).catch((error) => {
      if (error !== request.errored) throw error
    })
  }
}

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
