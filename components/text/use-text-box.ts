import { type RefObject, useMemo, useRef, useState } from 'react'
import { emptyHistory, redoStep, replaceText, typeText, undoStep } from './text-history'

/** A text in a box, and what can be done with it. The functions stay the same. */
export type TextBoxControl = {
  box: RefObject<HTMLTextAreaElement | null>
  text: string
  canUndo: boolean
  canRedo: boolean
  type(text: string): void
  replace(text: string): void
  undo(): void
  redo(): void
}

/** A box that begins empty. */
export function useTextBox(): TextBoxControl {
  const textareaRef = useRef<HTMLTextAreaElement>(null)
  const [{ text, past, future }, setHistory] = useState(emptyHistory)
  const actions = useMemo(
    () => ({
      type: (newText: string) => setHistory((previousHistory) => typeText(previousHistory, newText)),
      replace: (newText: string) => setHistory((previousHistory) => replaceText(previousHistory, newText)),
      undo: () => setHistory(undoStep),
      redo: () => setHistory(redoStep),
    }),
    [],
  )
  return { box: textareaRef, text, canUndo: past.length > 0, canRedo: future.length > 0, ...actions }
}
