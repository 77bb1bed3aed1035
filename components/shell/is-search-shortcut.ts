/** Whether a key press asks for the search: Ctrl/Cmd+K anywhere, `/` where nobody is typing. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return false
  if (event.key.toLowerCase() === 'k') return event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false
  const target = event.target
  return !(target instanceof Element && target.closest('input, textarea, select, [contenteditable]'))
}
