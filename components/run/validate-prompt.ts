import { getRemainingUses } from '@/lib/browser/usage'
import { offlineNotice } from '@/lib/core/errors/connection-notices'
import { buildTooLongMessage, imageStillOpeningNotice, pageErrors } from '@/lib/core/errors/page-errors'
import { isVisuallyEmpty } from '@/lib/core/strings/unicode'
import type { PromptForm } from '@/lib/tool/form'
import type { FlowNotice, Job } from './flow'

/**
 * Returns the reason not to send a prompt, or null. Applies the specification's checks in order, and a check of the
 * connection.
 */
export function validatePrompt(
  tool: string,
  prompt: string,
  promptLimit: number,
  { isFree, image }: Pick<Job, 'isFree' | 'image'> = {},
  whenEmpty?: PromptForm['whenEmpty'],
): FlowNotice | null {
  if (image?.base64 === null) return { ...imageStillOpeningNotice, next: 'again', isSelfContained: true }
  if (isVisuallyEmpty(prompt) && !image?.allowsEmptyPrompt)
    return { ...pageErrors.empty_prompt, ...whenEmpty, next: 'edit', isSelfContained: true }
  if (navigator.onLine === false) return { ...offlineNotice, next: 'again' }
  if (!isFree && getRemainingUses(tool) === 0)
    return { ...pageErrors.daily_limit, next: 'nothing', isSelfContained: true }
  const length = [...prompt.trim()].length
  if (length <= promptLimit) return null
  return { ...pageErrors.internal, text: buildTooLongMessage(promptLimit), next: 'edit', isSelfContained: true }
}
