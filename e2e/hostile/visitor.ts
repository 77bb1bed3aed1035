import { fetchSolvedToken } from '../api-call.ts'

let visitorCount = 0

/** Header of a visitor that did not call before, for a site behind one trusted proxy. */
export function createVisitorHeaders(): { 'X-Forwarded-For': string } {
  visitorCount += 1
  return { 'X-Forwarded-For': `10.${visitorCount >> 16}.${(visitorCount >> 8) & 255}.${visitorCount & 255}` }
}

/** As many solved proofs of work, each asked for by somebody else. */
export async function fetchSolvedTokens(site: string, toolType: string, count: number): Promise<string[]> {
  const tokens: string[] = []
  for (let i = 0; i < count; i += 1) tokens.push(await fetchSolvedToken(site, toolType, '', createVisitorHeaders()))
  return tokens
}
