import http from 'node:http'
import { applyTurnstilePolicy } from './turnstile-policy.mjs'

/**
 * Next removes `Content-Length` from what a route answers, because a body that went through `fetch` may have been
 * unpacked on the way. A download without it has no progress, and a player cannot tell a part from the whole. A route
 * that knows its length says so in `X-Content-Length`; this makes it the standard header again.
 */
export function restoreLength(response) {
  const length = response.getHeader('x-content-length')
  if (length === undefined) return
  response.removeHeader('x-content-length')
  response.setHeader('Content-Length', length)
}

/** A response that says its length where a route knows it, with the policy of this process. */
export class SizedResponse extends http.ServerResponse {
  writeHead(...args) {
    restoreLength(this)
    const policy = this.getHeader('content-security-policy')
    if (policy !== undefined) this.setHeader('Content-Security-Policy', applyTurnstilePolicy(policy))
    return super.writeHead(...args)
  }
}
