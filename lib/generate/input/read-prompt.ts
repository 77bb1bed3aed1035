import { PublicError } from '@/lib/core/errors'
import { cleanInput, countCodePoints, getMaxUtf16Length } from '@/lib/core/strings/clean-input'
import { MAX_PROMPT_LENGTH } from '@/lib/tool/form'
import type { ApiTool } from '@/lib/tool/tool-definition'

/**
 * The prompt, cleaned. Throws `empty_prompt` when nothing of it can be seen, unless a picture is enough and one came
 * along or none is needed; `too_long` beyond the tool's limit. A text that is far beyond it is not read at all.
 */
export function readPrompt(tool: ApiTool, text: string, canBeEmpty = false): string {
  const limit = getMaxPromptLength(tool)
  if (text.length > getMaxUtf16Length(limit)) throw new PublicError('too_long', { maxLength: limit })
  const prompt = cleanInput(text)
  if (prompt === '' && !(canBeEmpty && tool.imageInput === 'enough')) throw new PublicError('empty_prompt')
  if (countCodePoints(prompt) > limit) throw new PublicError('too_long', { maxLength: limit })
  return prompt
}

/** Longest prompt of a tool, in code points. */
export function getMaxPromptLength(tool: ApiTool): number {
  return tool.kind === 'prompt' ? (tool.form.promptLimit ?? MAX_PROMPT_LENGTH) : tool.promptLimit
}
