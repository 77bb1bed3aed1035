import { type RefObject, useMemo, useRef, useState } from 'react'

/** A text with undo and redo steps for programmatic changes. */
export type TextHistory = { text: string; past: readonly string[]; future: readonly string[] }

const MAX_STEPS = 50

export const emptyHistory: TextHistory = { text: '', past: [], future: [] }

/** Records typed text. It adds no step, because the browser's own undo covers it. */
export function typeText(history: TextHistory, text: string): TextHistory {
  return { ...history, text, future: text === history.text ? history.future : [] }
}

/** Replaces the whole text from a button, a drop or a link. The previous text becomes an undo step. */
export function replaceText({ text: previousText, past }: TextHistory, text: string): TextHistory {
  if (text === previousText) return { text, past, future: [] }
  return { text, past: [...past, previousText].slice(-MAX_STEPS), future: [] }
}

/** Undoes one step. The current text, including typed changes, becomes a redo step. */
export function undoStep({ text, past, future }: TextHistory): TextHistory {
  const previousText = past.at(-1)
  if (previousText === undefined) return { text, past, future }
  return { text: previousText, past: past.slice(0, -1), future: [text, ...future] }
}

export function redoStep({ text, past, future }: TextHistory): TextHistory {
  const [nextText, ...laterTexts] = future
  if (nextText === undefined) return { text, past, future }
  return { text: nextText, past: [...past, text], future: laterTexts }
}

/** A text box and its actions. The functions are stable between renders. */
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
