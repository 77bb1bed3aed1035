import { useMemo } from 'react'
import { useLoaded } from '@/components/run/use-loaded'

/** The site's own search, among tools alone. */
async function loadSearch() {
  const { createSearch, loadEntries } = await import('@/components/shell/search-dialog')
  const entries = await loadEntries()
  return createSearch(entries.filter(({ group }) => group.id !== null))
}

/** The paths of the tools that a text finds, the best first; null where none is asked for, or the search has not come yet. */
export function useToolSearch(text: string) {
  const isAsked = text.trim() !== ''
  const search = useLoaded(loadSearch, isAsked)
  const found = useMemo(
    () => (isAsked && search.status === 'loaded' ? search.module(text).map(({ path }) => path) : null),
    [isAsked, search, text],
  )
  return { found, failed: isAsked && search.status === 'failed' }
}
