import type { SearchEntry } from './search-engine'

export type SearchGroup = { label: string; entries: readonly SearchEntry[] }

/** Entries below the names of their groups; the group of the best one comes first. */
export function inGroups(entries: readonly SearchEntry[]): SearchGroup[] {
  const labels = [...new Set(entries.map(({ group }) => group.label))]
  return labels.map((label) => ({ label, entries: entries.filter(({ group }) => group.label === label) }))
}
