import { isRecord } from '@/lib/core/is-record'
import { MAX_CARRY_LENGTH } from './form'

export type CarriedResult = { tool: string; text: string }

/** The maximum number of carried steps; the longest tool chain has five. */
const MAX_CARRIED_RESULTS = 8

/** Parses untrusted results, latest last. Uses no schema library, because it runs when a page loads. */
export function parseCarriedResults(value: unknown): readonly CarriedResult[] {
  if (!Array.isArray(value)) return []
  return value
    .flatMap((entry): CarriedResult[] => {
      if (!isRecord(entry) || typeof entry.tool !== 'string' || typeof entry.text !== 'string') return []
      const line = entry.text.replace(/\s+/g, ' ').trim()
      const text = [...line].slice(0, MAX_CARRY_LENGTH).join('').trim()
      return text === '' ? [] : [{ tool: entry.tool, text }]
    })
    .slice(-MAX_CARRIED_RESULTS)
}

export function appendCarriedResult(
  carriedResults: readonly CarriedResult[] | undefined = [],
  tool: string,
  text: string,
): readonly CarriedResult[] {
  const index = carriedResults.findIndex((result) => result.tool === tool)
  return parseCarriedResults([...(index < 0 ? carriedResults : carriedResults.slice(0, index)), { tool, text }])
}
