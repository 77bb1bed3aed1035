'use client'

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { SearchResults } from './search-results'
import { useSearch } from './use-search'

export { createSearch } from './search-engine'
export { loadEntries } from './use-search'

export function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const listId = useId()
  const [text, setText] = useState('')
  const [activeIndex, setActiveIndex] = useState(0)
  const search = useSearch(text)
  const results = search.groups.flatMap((group) => group.entries)
  const activeEntry = results[activeIndex]

  useEffect(() => dialogRef.current?.showModal(), [])

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && results.length > 0) {
      event.preventDefault()
      setActiveIndex((activeIndex + step + results.length) % results.length)
    }
    if (event.key === 'Enter' && activeEntry) {
      event.preventDefault()
      location.assign(activeEntry.path)
    }
  }

  return (
    <dialog
      ref={dialogRef}
      aria-label="Search tools"
      onClose={onClose}
      // A click on the dialog element itself is a click on its backdrop.
      onClick={(event) => event.target === event.currentTarget && dialogRef.current?.close()}
      onKeyDown={onKeyDown}
      className="m-auto mt-[10dvh] w-[min(40rem,calc(100vw-2rem))] overflow-hidden rounded-2xl border border-line bg-surface p-0 text-ink shadow-2xl backdrop:bg-black/60"
    >
      <div className="flex items-center gap-2 border-line border-b p-3">
        <input
          type="text"
          enterKeyHint="search"
          role="combobox"
          aria-label="Search tools"
          aria-expanded={results.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeEntry ? `${listId}-${activeIndex}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder="What do you want to make?"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setActiveIndex(0)
          }}
          className="min-h-11 min-w-0 grow rounded-lg bg-surface px-3 text-base placeholder:text-muted"
        />
        <button
          type="button"
          onClick={() => dialogRef.current?.close()}
          className="min-h-11 shrink-0 rounded-lg px-3 text-muted text-sm hover:bg-raised hover:text-ink"
        >
          Close
        </button>
      </div>
      <SearchResults listId={listId} search={search} activeIndex={activeIndex} />
    </dialog>
  )
}
