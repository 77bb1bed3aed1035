import http from 'node:http'
import { applyTurnstilePolicy } from './turnstile-policy.mjs'

/**
 * Next.js removes `Content-Length` from a route's response, because a body that went through `fetch` may have been
 * decompressed. Without it a download has no progress, and a player cannot tell a part from the whole. A route that
 * knows its length sets `X-Content-Length`; this restores the standard header from it.
 */
export function restoreLength(response) {
  const length = response.getHeader('x-content-length')
  if (length === undefined) return
  response.removeHeader('x-content-length')
  response.setHeader('Content-Length', length)
}

/** A response with the length that its route set and this process's CSP. */
export class SizedResponse extends http.ServerResponse {
  writeHead(...args) {
    restoreLength(this)
    const policy = this.getHeader('content-security-policy')
    if (policy !== undefined) this.setHeader('Content-Security-Policy', applyTurnstilePolicy(policy))
    return super.writeHead(...args)
  }
}
