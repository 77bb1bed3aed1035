'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { searchNotLoadedMessage } from '@/lib/core/errors/search-messages'
import { isSearchShortcut } from './is-search-shortcut'
import { useSearchDialog } from './use-search-dialog'

/** Opens the search by click, `/` or Ctrl/Cmd+K. Where its code cannot be had, it says so and offers the list of all tools. */
export function SearchButton({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const { Dialog, hasFailed, load } = useSearchDialog()

  function openSearch() {
    setIsOpen(true)
    load()
  }

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return
      event.preventDefault()
      setIsOpen(true)
      load()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [load])

  return (
    <>
      <button
        type="button"
        onClick={openSearch}
        aria-label="Search tools"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        title="Search tools ( / )"
        className="grid size-[44px] place-items-center rounded-lg hover:bg-raised"
      >
        {children}
      </button>
      {isOpen && Dialog && <Dialog onClose={() => setIsOpen(false)} />}
      {isOpen && !Dialog && hasFailed && (
        <p
          role="alert"
          className="absolute top-full right-4 mt-2 max-w-xs rounded-xl border border-line bg-surface p-4 shadow-lg"
        >
          {searchNotLoadedMessage}{' '}
          <a href="/tools" className="font-semibold underline underline-offset-4">
            All tools
          </a>
        </p>
      )}
    </>
  )
}
