'use client'

import { useEffect, useMemo, useState } from 'react'
import { lastUseStore } from '@/lib/browser/last-use'
import { createSearch, groupEntries, groupWithRecentEntries, type SearchEntry } from './search-engine'

type Index = { entries: readonly SearchEntry[]; search: ReturnType<typeof createSearch> }

export function useSearch(text: string) {
  const [index, setIndex] = useState<Index | 'loading' | 'failed'>('loading')

  function load() {
    setIndex('loading')
    loadEntries().then(
      (entries) => setIndex({ entries, search: createSearch(entries) }),
      () => setIndex('failed'),
    )
  }
  useEffect(load, [])

  const result = useMemo(() => {
    if (typeof index === 'string') return { groups: [], isPartial: false }
    if (text.trim() !== '') {
      const { entries, isPartial } = index.search(text)
      return { groups: groupEntries(entries), isPartial }
    }
    const recentPaths = lastUseStore.read().map(({ path }) => path)
    return { groups: groupWithRecentEntries(index.entries, recentPaths), isPartial: false }
  }, [index, text])
  return { ...result, text, state: typeof index === 'string' ? index : 'ready', retry: load } as const
}

export type Search = ReturnType<typeof useSearch>

let entriesPromise: Promise<SearchEntry[]> | undefined

export function loadEntries(): Promise<SearchEntry[]> {
  entriesPromise ??= fetch('/search.json')
    .then((response) => {
      if (response.ok) return response.json()
      throw new Error(`Tool list request failed with status ${response.status}`)
    })
    .catch((error) => {
      entriesPromise = undefined
      throw error
    })
  return entriesPromise
}
