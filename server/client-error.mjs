import { defaultHeaders } from './default-headers.mjs'

/** The codes of Node's parser and clock that are not a plain 400. */
const statuses = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/**
 * Answers what never became a request as Node does, with our headers, and closes the connection. Nothing is written into
 * `response`, the answer to an earlier request of this connection, while it is under way.
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
