import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

let visitorCount = 0

export function createVisitorHeaders(): Record<string, string> {
  visitorCount += 1
  return { 'X-Forwarded-For': `10.${visitorCount >> 16}.${(visitorCount >> 8) & 255}.${visitorCount & 255}` }
}

/** Solves the proofs of work of a series before measuring starts; a browser does this while the visitor types. */
export async function solveTokens(site: string, tool: string, count: number): Promise<string[]> {
  const tokens: string[] = []
  const work = async () => {
    while (tokens.length < count) tokens.push(await solveToken(site, tool))
  }
  await Promise.all(Array.from({ length: 4 }, work))
  return tokens
}

async function solveToken(site: string, tool: string): Promise<string> {
  const response = await fetch(`${site}/api/bot-check?tool=${tool}`, { headers: createVisitorHeaders() })
  const offer = (await response.json()) as { provider?: string; challenge?: Challenge }
  if (!offer.challenge) throw new Error(`The site offers no proof of work: ${JSON.stringify(offer)}`)
  const solution = await solveChallenge({ challenge: offer.challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge: offer.challenge, solution })).toString('base64')
}
