import { useRef, useState } from 'react'
import type { Card } from '@/lib/tool/card'
import type { Panel } from './more-panel'

/** What is open to change the result: at which words, and the text as it is being typed. */
type PanelState = { panel: Panel | null; initialSelection: string; draft: Card | null }

const closedPanel: PanelState = { panel: null, initialSelection: '', draft: null }

/** What of a result is open: all that waits behind More, and there what changes the text. */
export function usePanel() {
  const [isOpen, setIsOpen] = useState(false)
  const [panelState, setPanelState] = useState(closedPanel)
  const editButton = useRef<HTMLButtonElement>(null)

  function close() {
    setPanelState(closedPanel)
    editButton.current?.focus()
  }

  return {
    ...panelState,
    isOpen,
    editButton,
    close,
    onDraft: (draft: Card) => setPanelState({ ...panelState, draft }),
    onPanel: (panel: Panel) => (panel === panelState.panel ? close() : setPanelState({ ...closedPanel, panel })),
    /** Opens the editor at a phrase. */
    openEditor(initialSelection: string) {
      setIsOpen(true)
      setPanelState({ ...closedPanel, panel: 'edit', initialSelection })
    },
    /** The focus stays on More: what closes with it cannot hold it. */
    toggle() {
      setPanelState(closedPanel)
      setIsOpen(!isOpen)
    },
  }
}
