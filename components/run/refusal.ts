import { usesLeft } from '@/lib/browser/usage'
import { offlineRefusal } from '@/lib/core/errors/offline'
import { pageErrors, pictureOpening, tooLong } from '@/lib/core/errors/page'
import { isBlank } from '@/lib/core/strings/is-blank'
import type { ToolForm } from '@/lib/tool/form'
import type { FlowNotice, Job } from './flow'

/** Why a prompt is not worth sending, or null. The specification's checks before a request, in its order, and one for a browser without a connection. */
export function refusal(
  tool: string,
  prompt: string,
  promptLimit: number,
  { isFree, picture }: Pick<Job, 'isFree' | 'picture'> = {},
  whenEmpty?: ToolForm['whenEmpty'],
): FlowNotice | null {
  if (picture?.base64 === null) return { ...pictureOpening, next: 'again', isWhole: true }
  if (isBlank(prompt) && !picture?.isEnough)
    return { ...pageErrors.empty_prompt, ...whenEmpty, next: 'edit', isWhole: true }
  if (navigator.onLine === false) return { ...offlineRefusal, next: 'again' }
  if (!isFree && usesLeft(tool) === 0) return { ...pageErrors.daily_limit, next: 'nothing', isWhole: true }
  const length = [...prompt.trim()].length
  if (length <= promptLimit) return null
  return { ...pageErrors.internal, text: tooLong(promptLimit), next: 'edit', isWhole: true }
}
