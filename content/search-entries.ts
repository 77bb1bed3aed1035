import type { SearchEntry } from '@/components/shell/search-engine'
import { groups } from './tools'

/** What the search needs of every tool. */
export function searchEntries(): SearchEntry[] {
  return groups.flatMap((group) =>
    group.tools.map(({ path, copy }) => ({
      path,
      name: copy.name,
      card: copy.card,
      group: group.label,
      keywords: copy.keywords.join(' '),
    })),
  )
}
