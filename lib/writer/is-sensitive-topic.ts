import type { WritingJob } from '@/lib/tool/engine'
import { MAX_PROMPT_LENGTH } from '@/lib/tool/form'
import { memoizePerRequest } from '@/lib/tool/memoize-per-request'
import { analyzePrompt } from '@/lib/writer/reading/analyze-prompt'
import { getChosenKind } from '@/lib/writer/reading/get-chosen-kind'

/** Whether a run is about a hard day: the visitor says so, or the prompt does. */
export function isSensitiveTopic({ input }: Pick<WritingJob, 'input'>): boolean {
  const chosenKind = getChosenKind(input.parameters)
  return chosenKind === undefined ? isSensitivePrompt(input) : chosenKind === 'hard-time'
}

/** The beginning of a long text says it; reading 20,000 characters would hold up other requests for half a second. */
const isSensitivePrompt = memoizePerRequest(
  ({ prompt }: WritingJob['input']) => readKind(prompt.slice(0, MAX_PROMPT_LENGTH)) === 'hard-time',
)

function readKind(prompt: string): string | null {
  return /\p{L}/u.test(prompt) ? analyzePrompt(prompt).kind : null
}
