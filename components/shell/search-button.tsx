'use client'

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useLazyModule } from '@/components/loading/lazy-module'
import { searchNotLoadedMessage } from '@/lib/core/errors/search-messages'

const PREFETCH_DELAY_MS = 1_500

const loadSearchDialog = () => import('./search-dialog')

/** Prefetches the search after the first tap or key, so that it works offline. */
function usePrefetch() {
  useEffect(() => {
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const schedulePrefetch = () => {
      controller.abort()
      timer = setTimeout(() => {
        loadSearchDialog()
          .then((module) => module.loadEntries())
          .catch(() => {})
      }, PREFETCH_DELAY_MS)
    }
    addEventListener('pointerdown', schedulePrefetch, { signal: controller.signal })
    addEventListener('keydown', schedulePrefetch, { signal: controller.signal })
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [])
}

/** If the code of the search fails to load, links to the list of all tools. */
function OpenedSearch({ onClose }: { onClose: () => void }) {
  const dialog = useLazyModule(loadSearchDialog, true)
  if (dialog.status === 'loaded') return <dialog.module.SearchDialog onClose={onClose} />
  if (dialog.status === 'waiting') return null
  return (
    <p
      role="alert"
      className="absolute top-full right-4 mt-2 max-w-xs rounded-xl border border-line bg-surface p-4 shadow-lg"
    >
      {searchNotLoadedMessage}{' '}
      <a href="/tools" className="font-semibold underline underline-offset-4">
        All tools
      </a>
    </p>
  )
}

function isSearchShortcut(event: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return false
  if (event.key.toLowerCase() === 'k') return event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false
  const target = event.target
  return !(target instanceof Element && target.closest('input, textarea, select, [contenteditable]'))
}

/** Opens the search by click, `/` or Ctrl/Cmd+K. Each attempt loads its code again if that failed. */
export function SearchButton({ children }: { children: ReactNode }) {
  const [attemptNumber, setAttemptNumber] = useState(0)
  const openSearch = () => setAttemptNumber(attemptNumber + 1)
  usePrefetch()

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchShortcut(event)) return
    event.preventDefault()
    openSearch()
  })
  useEffect(() => {
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])

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
      {attemptNumber > 0 && <OpenedSearch key={attemptNumber} onClose={() => setAttemptNumber(0)} />}
    </>
  )
}
