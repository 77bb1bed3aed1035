import type { Notice } from '@/components/ui/notify'
import { isBlank } from '@/lib/is-blank'
import { pageErrors, tooLong } from '@/lib/page-errors'
import { usesLeft } from '@/lib/usage'

/** Why a prompt is not worth sending, or null. The specification's checks before a request, in its order. */
export function refusal(tool: string, prompt: string, promptLimit: number): Notice | null {
  if (isBlank(prompt)) return pageErrors.empty_prompt
  if (usesLeft(tool) === 0) return pageErrors.daily_limit
  const length = [...prompt.trim()].length
  return length > promptLimit ? { ...pageErrors.too_long, text: tooLong(promptLimit) } : null
}
