import http from 'node:http'
import { restoreContentLength } from '../platform/next/content-length.ts'
import { applyTurnstilePolicy } from './turnstile-policy.mjs'

/** A response with the length that its route set and this process's CSP. */
export class SizedResponse extends http.ServerResponse {
  writeHead(...args) {
    restoreContentLength(this)
    const policy = this.getHeader('content-security-policy')
    if (policy !== undefined) this.setHeader('Content-Security-Policy', applyTurnstilePolicy(policy))
    return super.writeHead(...args)
  }
}
