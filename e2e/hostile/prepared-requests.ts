import { generate } from '../api-call.ts'
import { type HostileInput, hostileInputs } from './inputs.ts'
import { createVisitorHeaders, fetchSolvedTokens } from './visitor.ts'

export type PreparedRequest = { input: HostileInput; token: string; visitor: Record<string, string> }

/** Prepares requests, each with its own proof of work and visitor. */
export async function prepareRequests(site: string, inputs: readonly HostileInput[]): Promise<PreparedRequest[]> {
  const preparedRequests: PreparedRequest[] = []
  for (const input of inputs) {
    const [token = ''] = await fetchSolvedTokens(site, input.toolType, 1)
    preparedRequests.push({ input, token, visitor: createVisitorHeaders() })
  }
  return preparedRequests
}

export function prepareOrdinaryRequests(site: string): Promise<PreparedRequest[]> {
  const tools = new Set(Object.values(hostileInputs).map(({ toolType }) => toolType))
  return prepareRequests(
    site,
    [...tools].map((toolType) => ({ toolType, prompt: 'sourdough bread at home' })),
  )
}

/** Returns the outcome, such as `422 unclear_topic` or `no answer`, and the time. */
export async function sendPrepared(site: string, { input, token, visitor }: PreparedRequest, timeoutMs: number) {
  const call = { ...input, token, headers: visitor, signal: AbortSignal.timeout(timeoutMs) }
  const outcome = await generate(site, call).then(
    ({ status, body }) => [status, body.code].filter(Boolean).join(' '),
    () => 'no answer',
  )
  return { what: outcome, at: performance.now() }
}
