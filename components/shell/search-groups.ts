import type { SearchEntry } from './search-engine'

export type SearchGroup = { label: string; entries: readonly SearchEntry[] }

const MAX_RECENT_ENTRIES = 4

/** Groups entries by group name, starting with the group of the best match. */
export function groupEntries(entries: readonly SearchEntry[]): SearchGroup[] {
  const labels = [...new Set(entries.map(({ group }) => group.label))]
  return labels.map((label) => ({ label, entries: entries.filter(({ group }) => group.label === label) }))
}

/** Returns all entries, with recently used ones first. */
export function groupWithRecentEntries(entries: readonly SearchEntry[], recentPaths: readonly string[]): SearchGroup[] {
  const recentEntries = recentPaths
    .flatMap((path) => entries.find((entry) => entry.path === path) ?? [])
    .slice(0, MAX_RECENT_ENTRIES)
  const otherGroups = groupEntries(entries.filter((entry) => !recentEntries.includes(entry)))
  return recentEntries.length > 0 ? [{ label: 'Used last', entries: recentEntries }, ...otherGroups] : otherGroups
}
