import { PublicError } from '@/lib/core/errors'
import { cleanInput, countCodePoints, getMaxUtf16Length } from '@/lib/core/strings/clean-input'
import { MAX_PROMPT_LENGTH } from '@/lib/tool/form'
import type { ApiTool } from '@/lib/tool/tool-definition'

/**
 * Returns the cleaned prompt. Throws `empty_prompt` when no character is visible and no image or code-only work
 * replaces it, and `too_long` above the tool's limit. A text far above the limit is not read.
 */
export function readPrompt(tool: ApiTool, text: string, canBeEmpty = false): string {
  const limit = getMaxPromptLength(tool)
  if (text.length > getMaxUtf16Length(limit)) throw new PublicError('too_long', { maxLength: limit })
  const prompt = cleanInput(text)
  if (prompt === '' && !(canBeEmpty && tool.imageInput === 'enough')) throw new PublicError('empty_prompt')
  if (countCodePoints(prompt) > limit) throw new PublicError('too_long', { maxLength: limit })
  return prompt
}

/** Returns the longest prompt of a tool, in code points. */
export function getMaxPromptLength(tool: ApiTool): number {
  return tool.kind === 'prompt' ? (tool.form.promptLimit ?? MAX_PROMPT_LENGTH) : tool.promptLimit
}
