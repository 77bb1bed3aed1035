/** How long a client that has its answer may go on sending, so that it comes to read it. */
const LINGER_MS = 5_000

/** Closes the connection of a client that is still sending its body when the answer has been out for five seconds. */
export function closeLingering(request, response) {
  // A request whose body was given up has lost its socket by then.
  const { socket } = request
  response.once('finish', () => {
    if (request.complete) return
    const timer = setTimeout(() => request.complete || socket.destroy(), LINGER_MS)
    // Not at the socket's end: a connection that is kept would hold on to all its requests.
    request.once('close', () => clearTimeout(timer))
  })
}
