import { createHmac, randomBytes } from 'node:crypto'

const WINDOW_MS = 60_000
/** Lines per address, minute and kind of refusal. */
const MAX_LINES = 5
/** Pairs of address and kind that get lines in a minute; further pairs are only counted. */
const MAX_SOURCES = 500

/**
 * Limits log lines about requests that cost their sender nothing. The returned function reports whether to write a
 * line; `summarize` gets the counts of the suppressed lines, by kind, when the minute ends. Addresses are stored for
 * that minute as a keyed hash.
 */
export function createLogLimiter(summarize: (suppressedCounts: Readonly<Record<string, number>>) => void) {
  const secret = randomBytes(32)
  let lineCounts = new Map<string, number>()
  let suppressedCounts: Record<string, number> = {}

  return (address: string, kind: string): boolean => {
    if (lineCounts.size === 0) setTimeout(endWindow, WINDOW_MS).unref()
    const source = createHmac('sha256', secret).update(`${kind} ${address}`).digest('base64')
    const lineCount = lineCounts.get(source)
    if (lineCount === undefined ? lineCounts.size < MAX_SOURCES : lineCount < MAX_LINES) {
      lineCounts.set(source, (lineCount ?? 0) + 1)
      return true
    }
    suppressedCounts[kind] = (suppressedCounts[kind] ?? 0) + 1
    return false
  }

  function endWindow(): void {
    const counts = suppressedCounts
    lineCounts = new Map()
    suppressedCounts = {}
    if (Object.keys(counts).length > 0) summarize(counts)
  }
}
