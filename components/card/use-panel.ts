import { useRef, useState } from 'react'
import type { Card } from '@/lib/tool/card'
import type { Panel } from './more-panel'

/** What is open to change the result: at which words, and the text as it is being typed. */
type PanelState = { panel: Panel | null; initialSelection: string; draft: Card | null }

const closedPanelState: PanelState = { panel: null, initialSelection: '', draft: null }

/** What of a result is open: all that waits behind More, and there what changes the text. */
export function usePanel() {
  const [isOpen, setIsOpen] = useState(false)
  const [panelState, setPanelState] = useState(closedPanelState)
  const editButtonRef = useRef<HTMLButtonElement>(null)

  function closePanel() {
    setPanelState(closedPanelState)
    editButtonRef.current?.focus()
  }

  return {
    ...panelState,
    isOpen,
    editButton: editButtonRef,
    close: closePanel,
    onDraft: (draft: Card) => setPanelState({ ...panelState, draft }),
    onPanel: (panel: Panel) =>
      panel === panelState.panel ? closePanel() : setPanelState({ ...closedPanelState, panel }),
    /** Opens the editor at a phrase. */
    openEditor(initialSelection: string) {
      setIsOpen(true)
      setPanelState({ ...closedPanelState, panel: 'edit', initialSelection })
    },
    /** The focus stays on More: what closes with it cannot hold it. */
    toggle() {
      setPanelState(closedPanelState)
      setIsOpen(!isOpen)
    },
  }
}
