import { useState } from 'react'

/** A text that is typed, or replaced as a whole; the replacement can be undone until something is typed. */
export function useReplaceableText() {
  const [{ text, before }, setState] = useState<{ text: string; before: string | null }>({
    text: '',
    before: null,
  })
  return {
    text,
    canUndo: before !== null,
    type: (next: string) => setState({ text: next, before: null }),
    replace: (next: string) => {
      if (next !== text) setState({ text: next, before: text })
    },
    undo: () => setState({ text: before ?? text, before: null }),
  }
}
