import { defaultHeaders } from './default-headers.mjs'

/** The errors of Node.js's HTTP parser and timeouts that are not a plain 400. */
const statuses = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/**
 * Answers an invalid request as Node.js does, with the site's headers, and closes the connection. Writes nothing while
 * `response`, the response to an earlier request of this connection, is in progress.
 */
export function handleClientError(error, socket, response) {
  const isAnswering = response?.headersSent && !response.writableFinished
  if (!socket.writable || isAnswering) return socket.destroy()
  const lines = [
    `HTTP/1.1 ${statuses[error.code] ?? '400 Bad Request'}`,
    ...defaultHeaders.map(({ key, value }) => `${key}: ${value}`),
    'Content-Length: 0',
    'Connection: close',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n`, () => socket.destroy())
}
