import http from 'node:http'

/**
 * Restores `Content-Length` from a route's `X-Content-Length`. Next removes `Content-Length` from responses, but
 * without that header a download has no progress and a player cannot tell a part from the whole.
 */
export function restoreContentLength(response: http.ServerResponse): void {
  const length = response.getHeader('x-content-length')
  if (length === undefined) return
  response.removeHeader('x-content-length')
  response.setHeader('Content-Length', length)
}

/** Patches all responses where the response class cannot be replaced, as in Vercel's functions. */
export function restoreContentLengthGlobally(): void {
  const { writeHead } = http.ServerResponse.prototype
  http.ServerResponse.prototype.writeHead = function (this: http.ServerResponse, ...args: unknown[]) {
    restoreContentLength(this)
    return Reflect.apply(writeHead, this, args)
  }
}
