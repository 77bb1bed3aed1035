import { createHmac, randomBytes } from 'node:crypto'

const WINDOW_MS = 60_000
/** Lines that one address gets in a minute for one kind of refusal. */
const MAX_LINES = 5
/** Pairs of address and kind that get lines in a minute; what comes beyond them is only counted. */
const MAX_SOURCES = 500

/**
 * Bounds the lines in the log of what costs a sender nothing. The returned function says whether a line is to be
 * written; the others are counted by kind, and `summarize` gets the counts when the minute ends. Addresses are kept
 * for that minute, as a keyed hash.
 */
export function createLogLimiter(summarize: (suppressedCounts: Readonly<Record<string, number>>) => void) {
  const secret = randomBytes(32)
  let lineCounts = new Map<string, number>()
  let suppressedCounts: Record<string, number> = {}

  return (address: string, kind: string): boolean => {
    // The first line of a minute begins it.
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
