import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { Agent, fetch, type Response } from 'undici'

export const siteName = 'postsmith.example'
const tool = 'tiktok-hook-generator'

/** A visitor with an address of their own, who reaches the proxy by HTTPS and trusts its certificates. */
export type Visitor = ReturnType<typeof createVisitor>

export function createVisitor(localAddress: string, proxy: string, certificate: string) {
  const agent = new Agent({
    localAddress,
    connect: {
      ca: certificate,
      lookup: (_name, _options, found) => found(null, proxy, 4),
    },
  })
  const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`https://${siteName}${path}`, { dispatcher: agent, headers, signal: AbortSignal.timeout(30_000) })

  return {
    ask,
    close: () => agent.close(),
    /** A proof of work, solved, and the request that a page sends with it; `sent` is called in between. */
    async generate(headers: Record<string, string> = {}, onSolved = () => {}): Promise<Response> {
      const response = await ask(`/api/bot-check?tool=${tool}`, headers)
      const { challenge } = (await response.json()) as { challenge: Challenge }
      const solution = await solveChallenge({ challenge, deriveKey })
      onSolved()
      return fetch(`https://${siteName}/api/generate-content`, {
        method: 'POST',
        dispatcher: agent,
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({
          toolType: tool,
          prompt: 'sourdough bread at home',
          turnstileToken: btoa(JSON.stringify({ challenge, solution })),
          parameters: {},
        }),
        signal: AbortSignal.timeout(60_000),
      })
    },
  }
}
