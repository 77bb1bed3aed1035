import http from 'node:http'

/** Next removes `Content-Length`, which downloads need for progress and players to tell a part from the whole. */
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
