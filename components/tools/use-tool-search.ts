import { useMemo } from 'react'
import { useLazyModule } from '@/components/loading/use-lazy-module'

/** The site's own search, among tools alone. */
async function loadSearch() {
  const { createSearch, loadEntries } = await import('@/components/shell/search-dialog')
  const entries = await loadEntries()
  return createSearch(entries.filter(({ group }) => group.id !== null))
}

/**
 * The paths of the tools that a text finds, the best first; null where none is asked for, or the search has not come yet. They are
 * only `near` where no tool has all of its words.
 */
export function useToolSearch(text: string) {
  const hasQuery = text.trim() !== ''
  const searchModule = useLazyModule(loadSearch, hasQuery)
  const { found: foundPaths, near: isPartialMatch } = useMemo(() => {
    if (!hasQuery || searchModule.status !== 'loaded') return { found: null, near: false }
    const strictMatches = searchModule.module(text, true)
    const isPartialMatch = strictMatches.length === 0
    return {
      found: (isPartialMatch ? searchModule.module(text) : strictMatches).map(({ path }) => path),
      near: isPartialMatch,
    }
  }, [hasQuery, searchModule, text])
  return { foundPaths, isPartialMatch, hasFailed: hasQuery && searchModule.status === 'failed' }
}
