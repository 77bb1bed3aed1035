import { useState } from 'react'

/** A text that is typed, or replaced as a whole; the replacement can be undone until something is typed. */
export function useReplaceableText() {
  const [{ text, previousText }, setState] = useState<{ text: string; previousText: string | null }>({
    text: '',
    previousText: null,
  })
  return {
    text,
    canUndo: previousText !== null,
    type: (newText: string) => setState({ text: newText, previousText: null }),
    replace: (newText: string) => {
      if (newText !== text) setState({ text: newText, previousText: text })
    },
    undo: () => setState({ text: previousText ?? text, previousText: null }),
  }
}
