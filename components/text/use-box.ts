import { type RefObject, useMemo, useRef, useState } from 'react'
import { noHistory, redone, replaced, typed, undone } from './text-history'

/** A text in a box, and what can be done with it. The functions stay the same. */
export type BoxControl = {
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
export function useBox(): BoxControl {
  const box = useRef<HTMLTextAreaElement>(null)
  const [{ text, past, future }, setHistory] = useState(noHistory)
  const steps = useMemo(
    () => ({
      type: (next: string) => setHistory((before) => typed(before, next)),
      replace: (next: string) => setHistory((before) => replaced(before, next)),
      undo: () => setHistory(undone),
      redo: () => setHistory(redone),
    }),
    [],
  )
  return { box, text, canUndo: past.length > 0, canRedo: future.length > 0, ...steps }
}
