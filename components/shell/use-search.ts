'use client'

import { useEffect, useMemo, useState } from 'react'
import { lastUseStore } from '@/lib/browser/last-use'
import { createSearch, groupEntries, groupWithRecentEntries, type SearchEntry } from './search-engine'

export type SearchState = 'loading' | 'ready' | 'failed'

/** An empty text returns all entries. */
export function useSearch(text: string) {
  const [entries, setEntries] = useState<readonly SearchEntry[] | null>(null)
  const [attemptNumber, setAttemptNumber] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches the entries again.
  useEffect(() => {
    let isUnmounted = false
    loadEntries().then(
      (loadedEntries) => !isUnmounted && setEntries(loadedEntries),
      () => !isUnmounted && setHasFailed(true),
    )
    return () => {
      isUnmounted = true
    }
  }, [attemptNumber])

  const search = useMemo(() => entries && createSearch(entries), [entries])
  const { groups, isPartial } = useMemo(() => {
    if (!entries || !search) return { groups: [], isPartial: false }
    if (text.trim() !== '') {
      const result = search(text)
      return { groups: groupEntries(result.entries), isPartial: result.isPartial }
    }
    const recentPaths = lastUseStore.read().map(({ path }) => path)
    return { groups: groupWithRecentEntries(entries, recentPaths), isPartial: false }
  }, [entries, search, text])
  const state: SearchState = entries ? 'ready' : hasFailed ? 'failed' : 'loading'
  return {
    state,
    groups,
    isPartial,
    retry() {
      setHasFailed(false)
      setAttemptNumber(attemptNumber + 1)
    },
  }
}

let entriesPromise: Promise<SearchEntry[]> | undefined

/** Fetched once per page, and again after a failure. */
export function loadEntries(): Promise<SearchEntry[]> {
  entriesPromise ??= fetchEntries().catch((error) => {
    entriesPromise = undefined
    throw error
  })
  return entriesPromise
}

async function fetchEntries(): Promise<SearchEntry[]> {
  const response = await fetch('/search.json')
  if (!response.ok) throw new Error(`Tool list request failed with status ${response.status}`)
  return response.json()
}
