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
  const isAsked = text.trim() !== ''
  const search = useLazyModule(loadSearch, isAsked)
  const { found, near } = useMemo(() => {
    if (!isAsked || search.status !== 'loaded') return { found: null, near: false }
    const fitting = search.module(text, true)
    const near = fitting.length === 0
    return { found: (near ? search.module(text) : fitting).map(({ path }) => path), near }
  }, [isAsked, search, text])
  return { found, isPartialMatch: near, failed: isAsked && search.status === 'failed' }
}
