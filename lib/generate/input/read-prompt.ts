import { CatalogueError } from '@/lib/core/errors'
import { cleanInput, codePoints, mostUnits } from '@/lib/core/strings/clean-input'
import type { ServedTool } from '@/lib/tool/define'
import { MAX_PROMPT } from '@/lib/tool/form'

/**
 * The prompt, cleaned. Throws `empty_prompt` when nothing of it can be seen, unless a picture is enough and one came
 * along or none is needed; `too_long` beyond the tool's limit. A text that is far beyond it is not read at all.
 */
export function readPrompt(tool: ServedTool, given: string, isSeen = false): string {
  const limit = promptLimitOf(tool)
  if (given.length > mostUnits(limit)) throw new CatalogueError('too_long', { limit })
  const prompt = cleanInput(given)
  if (prompt === '' && !(isSeen && tool.picture === 'enough')) throw new CatalogueError('empty_prompt')
  if (codePoints(prompt) > limit) throw new CatalogueError('too_long', { limit })
  return prompt
}

/** Longest prompt of a tool, in code points. */
export function promptLimitOf(tool: ServedTool): number {
  return tool.kind === 'prompt' ? (tool.form.promptLimit ?? MAX_PROMPT) : tool.promptLimit
}
