import { fetchSolvedToken } from '../api-call.ts'

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
