import { useRef, useState } from 'react'
import type { Card } from '@/lib/tool/card'
import type { Panel } from './more-panel'

type PanelState = { panel: Panel | null; initialSelection: string; draft: Card | null }

const closedPanelState: PanelState = { panel: null, initialSelection: '', draft: null }

/** State of a result's More section and of the editing panel in it. */
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
    openEditor(initialSelection: string) {
      setIsOpen(true)
      setPanelState({ ...closedPanelState, panel: 'edit', initialSelection })
    },
    /** Focus stays on More because the closed panel cannot have focus. */
    toggle() {
      setPanelState(closedPanelState)
      setIsOpen(!isOpen)
    },
  }
}
