'use client'

import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { SearchDialogProps } from './search-dialog'
import { opensSearch } from './search-keys'

/** Opens the search by click, `/` or Ctrl/Cmd+K. The search itself loads when it is first opened. */
export function SearchButton({ children }: { children: ReactNode }) {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  useEffect(() => {
    if (!open || Dialog) return
    import('./search-dialog').then(
      (module) => setDialog(() => module.SearchDialog),
      // The code could not be fetched: the list of all tools serves instead.
      () => location.assign('/social-media-tools'),
    )
  }, [open, Dialog])

  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label="Search tools"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        title="Search tools ( / )"
        className="grid size-11 place-items-center rounded-lg hover:bg-raised"
      >
        {children}
      </button>
      {open && Dialog && <Dialog onClose={() => setOpen(false)} />}
    </>
  )
}
