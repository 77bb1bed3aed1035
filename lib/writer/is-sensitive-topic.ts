import type { Job } from '@/lib/tool/engine'
import { MAX_PROMPT_LENGTH } from '@/lib/tool/form'
import { memoizePerRequest } from '@/lib/tool/memoize-per-request'
import { kindAsked } from '@/lib/writer/reading/kind-asked'
import { read } from '@/lib/writer/reading/read'

/** Whether a run is about a hard day: the visitor says so, or the prompt does. */
export function isSensitiveTopic({ input }: Pick<Job, 'input'>): boolean {
  const asked = kindAsked(input.parameters)
  return asked === undefined ? isSensitivePrompt(input) : asked === 'hard-time'
}

/** The beginning of a long text says it; reading 20,000 characters would hold up other requests for half a second. */
const isSensitivePrompt = memoizePerRequest(
  ({ prompt }: Job['input']) => kindOf(prompt.slice(0, MAX_PROMPT_LENGTH)) === 'hard-time',
)

function kindOf(prompt: string): string | null {
  return /\p{L}/u.test(prompt) ? read(prompt).kind : null
}
