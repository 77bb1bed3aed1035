import { useEffect, useEffectEvent } from 'react'

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y (⌘ on a Mac) anywhere but in a box of text, which has an undo of its own. */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) redo()
    else undo()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handleKeyDown(event)
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && ['text', 'number', 'url', 'search'].includes(target.type)
}
