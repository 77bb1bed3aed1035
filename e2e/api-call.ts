import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

export const defaultToolType = 'tiktok-hook-generator'

type GenerateReply = {
  content: string
  cards: { id: string; copy: string }[]
  engine: string
  remaining: number
  requestId: string
  error?: string
  code?: string
}

export async function fetchSolvedToken(
  site: string,
  toolType: string = defaultToolType,
  query = '',
  headers: Record<string, string> = {},
): Promise<string> {
  const response = await fetch(`${site}/api/bot-check?tool=${toolType}${query}`, { headers })
  return solveOffer((await response.json()) as { challenge: Challenge })
}

/** Solves a challenge and encodes the solution as the page's widget sends it. */
export async function solveOffer({ challenge }: { challenge: Challenge }): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}

type GenerateOptions = {
  toolType?: string
  prompt?: string
  parameters?: object
  token?: string
  headers?: Record<string, string>
  signal?: AbortSignal
}

export async function sendGenerateRequest(site: string, options: GenerateOptions = {}): Promise<Response> {
  const {
    toolType = defaultToolType,
    prompt = 'hot take: homemade sourdough beats the bakery. It rests 18 hours and costs $2',
    parameters = {},
    headers,
    signal,
  } = options
  const turnstileToken = options.token ?? (await fetchSolvedToken(site, toolType))
  return fetch(`${site}/api/generate-content`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ toolType, prompt, turnstileToken, parameters }),
    ...(signal && { signal }),
  })
}

export async function generate(site: string, options: GenerateOptions = {}) {
  const response = await sendGenerateRequest(site, options)
  return { status: response.status, headers: response.headers, body: (await response.json()) as GenerateReply }
}

let visitorCount = 0

/** Returns the header of a new visitor, for a site behind one trusted proxy. */
export function createVisitorHeaders(): { 'X-Forwarded-For': string } {
  visitorCount += 1
  return { 'X-Forwarded-For': `10.${visitorCount >> 16}.${(visitorCount >> 8) & 255}.${visitorCount & 255}` }
}

/** Fetches and solves `count` proofs of work, each for a different visitor. */
export async function fetchSolvedTokens(site: string, toolType: string, count: number): Promise<string[]> {
  const tokens: string[] = []
  for (let i = 0; i < count; i += 1) tokens.push(await fetchSolvedToken(site, toolType, '', createVisitorHeaders()))
  return tokens
}
