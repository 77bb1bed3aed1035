/** How long a client may continue to send after the response, so that it gets to read it. */
const LINGER_MS = 5_000

/** Closes the connection of a client that is still sending its body five seconds after the response was sent. */
export function closeLingering(request, response) {
  // Read now: an aborted request body detaches its socket.
  const { socket } = request
  response.once('finish', () => {
    if (request.complete) return
    const timer = setTimeout(() => request.complete || socket.destroy(), LINGER_MS)
    // Not on the socket's `close`: a keep-alive connection would retain all its requests.
    request.once('close', () => clearTimeout(timer))
  })
}
