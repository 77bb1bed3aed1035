import type { Notice } from '@/components/ui/notify'
import { errors, noticeFor } from '@/lib/errors'
import { usesLeft } from '@/lib/usage'

/** Why a prompt is not worth sending, or null. The specification's checks before a request, in its order. */
export function refusal(tool: string, prompt: string, promptLimit: number): Notice | null {
  if (prompt.trim() === '') return errors.empty_prompt
  if (usesLeft(tool) === 0) return errors.daily_limit
  const length = [...prompt.trim()].length
  if (length > promptLimit) {
    const limit = promptLimit.toLocaleString('en')
    return noticeFor({
      code: 'too_long',
      error: `Your text is too long. The maximum is ${limit} characters.`,
    })
  }
  return null
}
