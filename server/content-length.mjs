/**
 * Loaded before the server. Next removes `Content-Length` from what a route answers, because a body that went through
 * `fetch` may have been unpacked on the way. A download without it has no progress, and a player cannot tell a part from
 * the whole. A route that knows its length says so in `X-Content-Length`; this makes it the standard header again.
 */
import http from 'node:http'

const writeHead = http.ServerResponse.prototype.writeHead
http.ServerResponse.prototype.writeHead = function (...given) {
  const length = this.getHeader('x-content-length')
  if (length !== undefined) {
    this.removeHeader('x-content-length')
    this.setHeader('Content-Length', length)
  }
  return writeHead.apply(this, given)
}
