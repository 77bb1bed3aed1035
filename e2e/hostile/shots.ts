import { post } from '../api-call.ts'
import { type HostileInput, hostile } from './inputs.ts'
import { newVisitor, solvedTokens } from './visitor.ts'

/** One request that is ready to go. */
export type Shot = { input: HostileInput; token: string; visitor: Record<string, string> }

/** Each with a proof of work, and of a visitor of its own. */
export async function provedShots(site: string, inputs: readonly HostileInput[]): Promise<Shot[]> {
  const shots: Shot[] = []
  for (const input of inputs) {
    const [token = ''] = await solvedTokens(site, input.toolType, 1)
    shots.push({ input, token, visitor: newVisitor() })
  }
  return shots
}

/** An ordinary prompt for each tool under attack. */
export function ordinaryShots(site: string): Promise<Shot[]> {
  const tools = new Set(Object.values(hostile).map(({ toolType }) => toolType))
  return provedShots(
    site,
    [...tools].map((toolType) => ({ toolType, prompt: 'sourdough bread at home' })),
  )
}

/** What came of it, such as `422 unclear_topic` or `no answer`, and when. */
export async function fire(site: string, { input, token, visitor }: Shot, patienceMs: number) {
  const call = { ...input, token, headers: visitor, signal: AbortSignal.timeout(patienceMs) }
  const what = await post(site, call).then(
    ({ status, body }) => [status, body.code].filter(Boolean).join(' '),
    () => 'no answer',
  )
  return { what, at: performance.now() }
}
