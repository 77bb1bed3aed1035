'use client'

import { useEffect, useMemo, useState } from 'react'
import { createSearch, type SearchEntry } from './search-engine'

export type SearchState = 'loading' | 'ready' | 'failed'

/** Loads the list of tools once and searches it; an empty text gives every tool. */
export function useSearch(text: string) {
  const [entries, setEntries] = useState<readonly SearchEntry[] | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what asks again.
  useEffect(() => {
    const leaving = new AbortController()
    loadEntries(leaving.signal).then(setEntries, () => setFailed(!leaving.signal.aborted))
    return () => leaving.abort()
  }, [attempt])

  const search = useMemo(() => entries && createSearch(entries), [entries])
  const results = !entries || !search ? [] : text.trim() === '' ? entries : search(text)
  const state: SearchState = entries ? 'ready' : failed ? 'failed' : 'loading'
  return {
    state,
    results,
    retry() {
      setFailed(false)
      setAttempt(attempt + 1)
    },
  }
}

async function loadEntries(signal: AbortSignal): Promise<SearchEntry[]> {
  const reply = await fetch('/search.json', { signal })
  if (!reply.ok) throw new Error(`The list of tools answered ${reply.status}`)
  return reply.json()
}
