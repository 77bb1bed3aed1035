import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Fault } from './posts.ts'

export type MockState = {
  origin: string
  /** An internal server that the site must never reach. */
  internalOrigin: string
  mediaFolder: string
  pageLoads: Map<string, string>
  /** Request counts by key. */
  counts: Map<string, number>
}

export type Call = { request: IncomingMessage; response: ServerResponse; url: URL; state: MockState }

export function sendJson({ response }: Call, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

export function sendHtml({ response }: Call, body: string, headers: Record<string, string | string[]> = {}) {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...headers }).end(body)
}

export function sendRedirect({ response }: Call, location: string, status = 302): void {
  response.writeHead(status, { Location: location, 'Content-Length': '0' }).end()
}

/** Sends a fault that any source can have. Returns whether `fault` was such a fault. */
export function sendFault(call: Call, fault: string): fault is Fault {
  const { response } = call
  switch (fault) {
    case 'challenge':
      sendHtml(call, challengePage)
      return true
    case 'limited':
      response.writeHead(429, { 'Content-Type': 'text/plain', 'Retry-After': '30' }).end('Too many requests')
      return true
    case 'error':
      response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad Gateway</h1>')
      return true
    case 'not-json':
      sendHtml(call, '<!doctype html><title>TikTok - Make Your Day</title>')
      return true
    case 'other-shape':
      sendJson(call, 200, { data: { version: 2, posts: [{ identifier: 7 }] } })
      return true
    default:
      return fault === 'hangs'
  }
}

/** TikTok's challenge is a small page whose script must run before the real page is served. */
const challengePage = `<!DOCTYPE html><html><head><title>Please wait...</title></head><body>
<p id="pw">Please wait...</p><p id="cs" class="${'Zm9v'.repeat(200)}"></p><p id="wci" class="_wafchallengeid"></p>
<p id="rci" class="waforiginalreid"></p><p id="rs" class="c3RhbmQtaW4="></p>
<script>window.SlardarWAF = 1; fetch('/waf-aiso/stand-in')</script></body></html>`

export function buildPage(scriptId: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('/', '\\u002F').replaceAll('<', '\\u003C')
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>TikTok - Make Your Day</title></head>
<body><div id="app"><noscript>Couldn’t find this account</noscript></div>
<script id="${scriptId}" type="application/json" nonce="c3RhbmQtaW4">${json}</script>
<script nonce="c3RhbmQtaW4">window.started = true</script></body></html>`
}

export const buildHydratedPage = (scope: Record<string, unknown>): string =>
  buildPage('__UNIVERSAL_DATA_FOR_REHYDRATION__', {
    __DEFAULT_SCOPE__: { 'webapp.app-context': { language: 'en', region: 'US' }, ...scope },
  })
