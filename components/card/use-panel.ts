import { useRef, useState } from 'react'
import type { Card } from '@/lib/tool/card'
import type { Panel } from './more-panel'

/** What is open to change the result: at which words, and the text as it is being typed. */
type PanelState = { panel: Panel | null; start: string; draft: Card | null }

const none: PanelState = { panel: null, start: '', draft: null }

/** What of a result is open: all that waits behind More, and there what changes the text. */
export function usePanel() {
  const [isOpen, setIsOpen] = useState(false)
  const [work, setWork] = useState(none)
  const editButton = useRef<HTMLButtonElement>(null)

  function close() {
    setWork(none)
    editButton.current?.focus()
  }

  return {
    ...work,
    isOpen,
    editButton,
    close,
    onDraft: (draft: Card) => setWork({ ...work, draft }),
    onPanel: (panel: Panel) => (panel === work.panel ? close() : setWork({ ...none, panel })),
    /** Opens the editor at a phrase. */
    edit(start: string) {
      setIsOpen(true)
      setWork({ ...none, panel: 'edit', start })
    },
    /** The focus stays on More: what closes with it cannot hold it. */
    toggle() {
      setWork(none)
      setIsOpen(!isOpen)
    },
  }
}
