'use client'

import { useEffect, useRef } from 'react'
import { toolsNotLoaded } from '@/lib/errors/search'
import type { SearchEntry } from './search-engine'
import type { SearchState } from './use-search'

type Props = {
  list: string
  state: SearchState
  text: string
  results: readonly SearchEntry[]
  picked: number
  onRetry(): void
}

export function SearchResults({ list, state, text, results, picked, onRetry }: Props) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    box.current?.children[picked]?.scrollIntoView({ block: 'nearest' })
  }, [picked])

  return (
    <>
      <p role="status" className="px-5 pt-3 text-muted text-sm">
        {statusOf(state, text, results.length)}
      </p>
      {state === 'failed' && (
        <button type="button" onClick={onRetry} className="mx-5 my-3 min-h-11 font-semibold underline">
          Try again
        </button>
      )}
      {state === 'ready' && results.length === 0 && (
        <p className="px-5 py-3 text-sm">
          Try a word for the result, such as “caption” or “title”, or{' '}
          <a href="/social-media-tools" className="font-semibold underline">
            browse all tools
          </a>
          .
        </p>
      )}
      <div
        ref={box}
        id={list}
        role="listbox"
        aria-label="Tools"
        className="max-h-[60dvh] overflow-y-auto p-2"
      >
        {results.map((entry, index) => (
          <a
            key={entry.path}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === picked}
            tabIndex={-1}
            href={entry.path}
            className="block rounded-lg px-3 py-2 hover:bg-raised aria-selected:bg-raised aria-selected:outline-2 aria-selected:outline-field-line"
          >
            <span className="flex justify-between gap-3">
              <span className="font-semibold">{entry.name}</span>
              <span className="shrink-0 text-muted text-sm">{entry.group}</span>
            </span>
            <span className="block text-muted text-sm">{entry.card}</span>
          </a>
        ))}
      </div>
    </>
  )
}

function statusOf(state: SearchState, text: string, count: number): string {
  if (state === 'loading') return 'Loading tools…'
  if (state === 'failed') return toolsNotLoaded
  if (text.trim() === '') return `All ${count} tools`
  if (count === 0) return `No tool matches “${text.trim()}”.`
  return count === 1 ? '1 tool' : `${count} tools`
}
