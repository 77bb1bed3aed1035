import { generate } from '../api-call.ts'
import { type HostileInput, hostileInputs } from './inputs.ts'
import { createVisitorHeaders, fetchSolvedTokens } from './visitor.ts'

/** One request that is ready to go. */
export type PreparedRequest = { input: HostileInput; token: string; visitor: Record<string, string> }

/** Each with a proof of work, and of a visitor of its own. */
export async function prepareRequests(site: string, inputs: readonly HostileInput[]): Promise<PreparedRequest[]> {
  const preparedRequests: PreparedRequest[] = []
  for (const input of inputs) {
    const [token = ''] = await fetchSolvedTokens(site, input.toolType, 1)
    preparedRequests.push({ input, token, visitor: createVisitorHeaders() })
  }
  return preparedRequests
}

/** An ordinary prompt for each tool under attack. */
export function prepareOrdinaryRequests(site: string): Promise<PreparedRequest[]> {
  const tools = new Set(Object.values(hostileInputs).map(({ toolType }) => toolType))
  return prepareRequests(
    site,
    [...tools].map((toolType) => ({ toolType, prompt: 'sourdough bread at home' })),
  )
}

/** What came of it, such as `422 unclear_topic` or `no answer`, and when. */
export async function sendPrepared(site: string, { input, token, visitor }: PreparedRequest, timeoutMs: number) {
  const call = { ...input, token, headers: visitor, signal: AbortSignal.timeout(timeoutMs) }
  const outcome = await generate(site, call).then(
    ({ status, body }) => [status, body.code].filter(Boolean).join(' '),
    () => 'no answer',
  )
  return { what: outcome, at: performance.now() }
}
