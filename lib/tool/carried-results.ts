import { isRecord } from '@/lib/core/is-record'
import { MAX_CARRY_LENGTH } from './form'

/** A result that the visitor chose to go on with: the type of the tool that wrote it, and its text on one line. */
export type CarriedResult = { tool: string; text: string }

/** Most steps that come along; the longest chain of ours has five tools. */
const MAX_CARRIED_RESULTS = 8

/**
 * The results chosen so far, the last one last, read as a stranger's: what is none, or has no text, is left out; a text is cut to
 * `MAX_CARRY_LENGTH` code points, and of too many steps the first ones go. By hand: it runs at load.
 */
export function parseCarriedResults(value: unknown): readonly CarriedResult[] {
  if (!Array.isArray(value)) return []
  return value
    .flatMap((entry): CarriedResult[] => {
      if (!isRecord(entry) || typeof entry.tool !== 'string' || typeof entry.text !== 'string') return []
      const text = toCarriedText(entry.text)
      return text === '' ? [] : [{ tool: entry.tool, text }]
    })
    .slice(-MAX_CARRIED_RESULTS)
}

/** The steps with one more: each tool stands there once, so that going back and choosing again takes another way. */
export function appendCarriedResult(
  carriedResults: readonly CarriedResult[] | undefined = [],
  tool: string,
  text: string,
): readonly CarriedResult[] {
  const index = carriedResults.findIndex((result) => result.tool === tool)
  return parseCarriedResults([...(index < 0 ? carriedResults : carriedResults.slice(0, index)), { tool, text }])
}

/** A text on one line, as long as a result may be that goes on. */
function toCarriedText(text: string): string {
  return [...text.replace(/\s+/g, ' ').trim()].slice(0, MAX_CARRY_LENGTH).join('').trim()
}
