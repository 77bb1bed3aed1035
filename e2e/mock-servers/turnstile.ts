/**
 * A server that behaves like Turnstile's siteverify, for tests. A token gives the response as `key=value` pairs:
 *
 *     action=tiktok-hook-generator&n=1              passes once, for that action, on hostname 127.0.0.1
 *     action=…&hostname=evil.example                 passes on another site
 *     action=…&age=400                               is 400 seconds old: timeout-or-duplicate
 *     fault=500 | html | hang | internal-error | once-500 | invalid-secret | reset
 *
 * Anything else is `invalid-input-response`.
 *
 *     node e2e/mock-servers/turnstile.ts --port 3191
 *
 * `GET /health` returns 200; `GET /requests` lists the requests, without the secret.
 */
import { createServer, type ServerResponse } from 'node:http'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { createRequestListener, listen, readBody } from './request-listener.ts'

type VerifyRequest = { secret: string; response: string; idempotency_key?: string }

type MockTurnstile = { url: string; requests: VerifyRequest[]; stop(): Promise<void> }

const LIFETIME_SECONDS = 300

export async function startMockTurnstile(options: { port?: number } = {}): Promise<MockTurnstile> {
  const requests: VerifyRequest[] = []
  const usedTokens = new Map<string, string | undefined>()

  const server = createServer(
    createRequestListener(async (request, response) => {
      if (request.url === '/health') return sendJson(response, 200, { status: 'ok' })
      if (request.url === '/requests') {
        return sendJson(
          response,
          200,
          requests.map(({ secret: _, ...rest }) => rest),
        )
      }
      const verifyRequest = JSON.parse(await readBody(request)) as VerifyRequest
      requests.push(verifyRequest)
      const token = new URLSearchParams(verifyRequest.response)
      const fault = token.get('fault')
      const attempt = requests.filter((earlier) => earlier.response === verifyRequest.response).length
      if (fault && sendFault(fault, attempt, response)) return
      sendJson(response, 200, verifyToken(verifyRequest, token, usedTokens))
    }),
  )
  const { origin, stop } = await listen(server, options.port)

  return { url: `${origin}/siteverify`, requests, stop }
}

/** A token counts once; a retry with the same key gets the same response. */
function verifyToken(
  verifyRequest: VerifyRequest,
  token: URLSearchParams,
  usedTokens: Map<string, string | undefined>,
): object {
  const action = token.get('action')
  if (!verifyRequest.secret.includes('stand-in')) return createRefusal('invalid-input-secret')
  if (action === null) return createRefusal('invalid-input-response')
  const age = Number(token.get('age') ?? 0)
  const isRetry =
    usedTokens.has(verifyRequest.response) && usedTokens.get(verifyRequest.response) === verifyRequest.idempotency_key
  if (age > LIFETIME_SECONDS || (usedTokens.has(verifyRequest.response) && !isRetry))
    return createRefusal('timeout-or-duplicate')
  usedTokens.set(verifyRequest.response, verifyRequest.idempotency_key)
  return {
    success: true,
    challenge_ts: new Date(Date.now() - age * 1000).toISOString(),
    hostname: token.get('hostname') ?? '127.0.0.1',
    action,
    cdata: '',
    'error-codes': [],
    metadata: { ephemeral_id: 'x:stand-in' },
  }
}

const createRefusal = (code: string) => ({ success: false, 'error-codes': [code], messages: [] })

/** Returns whether the fault sent a response; `once-…` faults do so only the first time. */
function sendFault(fault: string, attempt: number, response: ServerResponse): boolean {
  if (fault === '500' || (fault === 'once-500' && attempt === 1)) sendJson(response, 500, { error: 'internal' })
  else if (fault === 'internal-error') sendJson(response, 200, createRefusal('internal-error'))
  else if (fault === 'invalid-secret') sendJson(response, 200, createRefusal('invalid-input-secret'))
  else if (fault === 'html') response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Please unblock us</h1>')
  else if (fault === 'reset') response.destroy()
  else return fault === 'hang'
  return true
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: 'string' } } })
  const { url } = await startMockTurnstile({ port: Number(values.port ?? 3191) })
  console.log(`Turnstile mock server on ${url}`)
}

export async function mockTurnstileScript(
  page: Page,
  behavior: 'solves' | 'fails' | 'is blocked' | 'never loads' = 'solves',
) {
  await page.route('https://challenges.cloudflare.com/**', (route) => {
    if (behavior === 'is blocked') return route.abort('blockedbyclient')
    if (behavior === 'never loads') return
    const outcome =
      behavior === 'solves'
        ? "options.callback('action=' + options.action + '&n=' + Math.random())"
        : "options['error-callback']('300030')"
    return route.fulfill({
      contentType: 'text/javascript',
      body: `window.turnstile = {
        render(element, options) { setTimeout(() => ${outcome}, 50); return 'widget' },
        remove() {}, reset() {}, isExpired: () => false, getResponse: () => undefined,
      }
      window[new URL(document.currentScript.src).searchParams.get('onload')]()`,
    })
  })
}
