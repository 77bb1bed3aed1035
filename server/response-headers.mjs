import http from 'node:http'
import { apiPolicy, commonHeaders, removeTurnstile } from '../lib/server/http/security-headers.ts'
import { restoreContentLength } from '../platform/next/content-length.ts'

export const applyTurnstilePolicy = (value) =>
  process.env.TURNSTILE_SITE_KEY || typeof value !== 'string' ? value : removeTurnstile(value)

/** A response with the length that its route set, and with the CSP adjusted to this process's settings. */
export class SizedResponse extends http.ServerResponse {
  writeHead(...args) {
    restoreContentLength(this)
    const policy = this.getHeader('content-security-policy')
    if (policy !== undefined) this.setHeader('Content-Security-Policy', applyTurnstilePolicy(policy))
    return super.writeHead(...args)
  }
}

export const defaultHeaders = [...commonHeaders, { key: 'Content-Security-Policy', value: apiPolicy }]
