import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'

/** How lines are told to be the same. */
export type MatchMode = 'exact' | 'loose'

/**
 * A line without what `loose` overlooks: capitals and the amount of space. By way of capitals, so that straße is
 * STRASSE.
 */
export function foldLine(line: string): string {
  return normalizeUnicode(line).replace(/\s+/g, ' ').trim().toUpperCase().toLowerCase()
}

/**
 * The first of each line in its place, and how often each is there that is there more than once; blank lines all stay.
 */
export function removeDuplicates(
  lines: readonly string[],
  mode: MatchMode,
): { lines: string[]; repeatedLines: { line: string; times: number }[] } {
  const linesByKey = new Map<string, { line: string; times: number }>()
  const uniqueLines = lines.filter((line) => {
    if (line.trim() === '') return true
    const key = mode === 'exact' ? line : foldLine(line)
    const existingEntry = linesByKey.get(key)
    if (existingEntry) existingEntry.times += 1
    else linesByKey.set(key, { line, times: 1 })
    return !existingEntry
  })
  const repeatedLines = [...linesByKey.values()].filter(({ times }) => times > 1)
  return { lines: uniqueLines, repeatedLines: repeatedLines.sort((one, other) => other.times - one.times) }
}
