/** Copies a text and tells whether it really is in the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // No permission, or a page without HTTPS, where the older way may still work.
    return copySelection(text)
  }
}

function copySelection(text: string): boolean {
  const before = document.activeElement
  const box = document.createElement('textarea')
  box.value = text
  box.readOnly = true
  box.className = 'sr-only'
  document.body.append(box)
  box.select()
  const copied = tryCopy()
  box.remove()
  if (before instanceof HTMLElement) before.focus()
  return copied
}

function tryCopy(): boolean {
  try {
    return document.execCommand('copy')
  } catch {
    return false
  }
}
