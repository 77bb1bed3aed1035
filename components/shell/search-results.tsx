'use client'

import { useEffect, useRef } from 'react'
import { getIconPath } from '@/components/ui/tile'
import { formatNothingFound, toolsNotLoadedMessage } from '@/lib/core/errors/search-messages'
import type { SearchEntry } from './search-engine'
import type { Search } from './use-search'

type Props = { listId: string; search: Search; activeIndex: number }

export function SearchResults({ listId, search, activeIndex }: Props) {
  const { state, groups } = search
  const listRef = useRef<HTMLDivElement>(null)
  const entries = groups.flatMap((group) => group.entries)

  useEffect(() => {
    // For the first option, the name of its group also scrolls into view.
    const option = listRef.current?.querySelectorAll('[role="option"]')[activeIndex]
    const target = activeIndex === 0 ? listRef.current?.firstElementChild : option
    target?.scrollIntoView({ block: 'nearest' })
  }, [activeIndex])

  return (
    <>
      <p role="status" className="px-5 pt-3 text-muted text-sm">
        {formatStatus(search, entries)}
      </p>
      {state === 'failed' && (
        <p className="flex gap-5 px-5 py-2 font-semibold">
          <button type="button" onClick={search.retry} className="min-h-11 underline">
            Try again
          </button>
          <a href="/tools" className="inline-flex min-h-11 items-center underline">
            All tools
          </a>
        </p>
      )}
      {state === 'ready' && entries.length === 0 && (
        <p className="px-5 py-3 text-sm">
          Try what you want to make, such as “caption” or “title”, or{' '}
          <a href="/tools" className="font-semibold underline">
            browse all tools
          </a>
          .
        </p>
      )}
      <div ref={listRef} id={listId} role="listbox" aria-label="Tools" className="max-h-[60dvh] overflow-y-auto p-2">
        {groups.map(({ label, entries: groupEntries }) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox cannot contain a fieldset.
          <div key={label} role="group" aria-label={label}>
            <p aria-hidden="true" className="px-3 pt-3 pb-1 font-semibold text-muted text-sm">
              {label}
            </p>
            {groupEntries.map((entry) => (
              <a
                key={entry.path}
                id={`${listId}-${entries.indexOf(entry)}`}
                role="option"
                aria-selected={entry === entries[activeIndex]}
                tabIndex={-1}
                href={entry.path}
                data-group={entry.group.id}
                className="flex items-center gap-3 rounded-lg px-3 py-2 hover:bg-raised aria-selected:bg-raised aria-selected:outline-2 aria-selected:outline-field-line"
              >
                <svg aria-hidden width={20} height={20} className="shrink-0 text-accent">
                  <use href={getIconPath(entry.icon)} />
                </svg>
                <span className="min-w-0">
                  <span className="block font-semibold leading-snug">{entry.name}</span>
                  <span className="line-clamp-1 text-muted text-sm">{entry.card}</span>
                </span>
              </a>
            ))}
          </div>
        ))}
      </div>
    </>
  )
}

function formatStatus({ state, text, isPartial }: Search, entries: readonly SearchEntry[]): string {
  if (state === 'loading') return 'Loading tools…'
  if (state === 'failed') return toolsNotLoadedMessage
  if (text.trim() === '') return 'All tools'
  if (isPartial || entries.length === 0) return formatNothingFound(text, isPartial)
  return entries.length === 1 ? '1 result' : `${entries.length} results`
}
