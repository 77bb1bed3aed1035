import { type RefObject, useMemo, useRef, useState } from 'react'

/** A text and the ways back and forth between what buttons made of it. */
export type TextHistory = { text: string; past: readonly string[]; future: readonly string[] }

/** Most steps back that are kept. */
const MAX_STEPS = 50

export const emptyHistory: TextHistory = { text: '', past: [], future: [] }

/** Typed: the browser's own undo has it, so it is no step of ours. */
export function typeText(history: TextHistory, text: string): TextHistory {
  return { ...history, text, future: text === history.text ? history.future : [] }
}

/** Put in as a whole by a button, a drop or a link; the text that stood there is one step back. */
export function replaceText({ text: previousText, past }: TextHistory, text: string): TextHistory {
  if (text === previousText) return { text, past, future: [] }
  return { text, past: [...past, previousText].slice(-MAX_STEPS), future: [] }
}

/** One step back; what stands there now, typed words included, is one step forth. */
export function undoStep({ text, past, future }: TextHistory): TextHistory {
  const previousText = past.at(-1)
  if (previousText === undefined) return { text, past, future }
  return { text: previousText, past: past.slice(0, -1), future: [text, ...future] }
}

/** One step forth. */
export function redoStep({ text, past, future }: TextHistory): TextHistory {
  const [nextText, ...laterTexts] = future
  if (nextText === undefined) return { text, past, future }
  return { text: nextText, past: [...past, text], future: laterTexts }
}

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
