import MiniSearch from 'minisearch'

export type SearchEntry = { path: string; name: string; card: string; group: string; keywords: string }

/** Words that say nothing about a tool. */
const silent = new Set('a an and for from how i in is me my of on or the to want with'.split(' '))

/**
 * A search over the tools that forgives one wrong letter a word, two in long ones, and unfinished words. All words must
 * match; where no tool has them all, any of them will do.
 */
export function createSearch(entries: readonly SearchEntry[]): (text: string) => SearchEntry[] {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]))
  const index = new MiniSearch<SearchEntry>({
    idField: 'path',
    fields: ['name', 'keywords', 'group', 'card'],
    processTerm: (term) => (silent.has(term.toLowerCase()) ? null : term.toLowerCase()),
    searchOptions: {
      boost: { name: 4, keywords: 2, group: 2 },
      prefix: true,
      fuzzy: (term) => (term.length < 3 ? false : term.length < 6 ? 1 : 2),
    },
  })
  index.addAll(entries)
  return (text) => {
    const strict = index.search(text, { combineWith: 'AND' })
    const hits = strict.length > 0 ? strict : index.search(text, { combineWith: 'OR' })
    return hits.flatMap(({ id }) => byPath.get(id) ?? [])
  }
}
