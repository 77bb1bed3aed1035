import type { Notice } from '@/components/ui/notify'
import { usesLeft } from '@/lib/browser/usage'
import { offlineRefusal } from '@/lib/errors/offline'
import { pageErrors, tooLong } from '@/lib/errors/page'
import { isBlank } from '@/lib/fit/is-blank'

/** Why a prompt is not worth sending, or null. The specification's checks before a request, in its order, and one for a browser without a connection. */
export function refusal(tool: string, prompt: string, promptLimit: number, isFree = false): Notice | null {
  if (isBlank(prompt)) return pageErrors.empty_prompt
  if (navigator.onLine === false) return offlineRefusal
  if (!isFree && usesLeft(tool) === 0) return pageErrors.daily_limit
  const length = [...prompt.trim()].length
  return length > promptLimit ? { ...pageErrors.internal, text: tooLong(promptLimit) } : null
}
