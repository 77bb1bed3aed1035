import type { SearchEntry } from './search-engine'

export type SearchGroup = { label: string; entries: readonly SearchEntry[] }

const MAX_RECENT_ENTRIES = 4

/** Entries below the names of their groups; the group of the best one comes first. */
export function groupEntries(entries: readonly SearchEntry[]): SearchGroup[] {
  const labels = [...new Set(entries.map(({ group }) => group.label))]
  return labels.map((label) => ({ label, entries: entries.filter(({ group }) => group.label === label) }))
}

/** All entries, those used last before the others. */
export function groupWithRecentEntries(entries: readonly SearchEntry[], recentPaths: readonly string[]): SearchGroup[] {
  const recentEntries = recentPaths
    .flatMap((path) => entries.find((entry) => entry.path === path) ?? [])
    .slice(0, MAX_RECENT_ENTRIES)
  const otherGroups = groupEntries(entries.filter((entry) => !recentEntries.includes(entry)))
  return recentEntries.length > 0 ? [{ label: 'Used last', entries: recentEntries }, ...otherGroups] : otherGroups
}
