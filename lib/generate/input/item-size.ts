import { MAX_PROMPT_LENGTH } from '@/lib/tool/form'
import { getDefaultParameters } from '@/lib/tool/form-values'
import type { PromptTool } from '@/lib/tool/prompt-tool'

/** Longest text that tools write for one field, apart from rewrites of the visitor's own text: 800 words. */
const MAX_TEXT_LENGTH = 7_000
/** Growth allowed for a visitor's text, for example by translation. */
const MAX_LENGTH_FACTOR = 1.5
/** Four times the longest list of any tool (hashtags). */
const MAX_ENTRY_COUNT = 60
const CHARACTERS_PER_TOKEN = 4
const MIN_ITEM_LENGTH = 2_000

/** Characters with field names: twice the item's share of the model's output limit, but at least 2,000. */
export function getMaxItemLength({ form, count, maxOutputTokens }: PromptTool): number {
  const tokensPerItem = maxOutputTokens / Math.max(1, count({ parameters: getDefaultParameters(form.fields) }))
  return Math.max(MIN_ITEM_LENGTH, Math.ceil(2 * CHARACTERS_PER_TOKEN * tokensPerItem))
}

export function getMaxTextLength({ form }: PromptTool): number {
  return Math.max(MAX_TEXT_LENGTH, Math.ceil(MAX_LENGTH_FACTOR * (form.promptLimit ?? MAX_PROMPT_LENGTH)))
}

/** Whether an untrusted value fits the item limits. Stops reading at the limit. */
export function isWithinItemSize(
  { maxLength, maxTextLength }: { maxLength: number; maxTextLength: number },
  value: unknown,
): boolean {
  let remainingLength = maxLength
  const pendingValues = [value]
  while (pendingValues.length > 0 && remainingLength >= 0) {
    const nextValue = pendingValues.pop()
    remainingLength -= 1
    if (typeof nextValue === 'string') {
      if (nextValue.length > maxTextLength) return false
      remainingLength -= nextValue.length
    } else if (Array.isArray(nextValue)) {
      if (nextValue.length > MAX_ENTRY_COUNT) return false
      pendingValues.push(...nextValue)
    } else if (typeof nextValue === 'object' && nextValue !== null) {
      const entries = Object.entries(nextValue)
      if (entries.length > MAX_ENTRY_COUNT) return false
      for (const [name, entry] of entries) {
        remainingLength -= name.length
        pendingValues.push(entry)
      }
    }
  }
  return remainingLength >= 0
}
