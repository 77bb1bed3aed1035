/** Where the browser's storage keeps what the visitor saved; apart, because every page shows how much that is. */
export const savedKey = 'postsmith-favourites'

const changed = 'postsmith-saved'

/** Tells this page that the number may have changed. */
export const tellOfSaved = () => globalThis.dispatchEvent?.(new Event(changed))

/** How many results are saved, by a look at what is stored; 0 where that cannot be read. */
export function savedNumber(): number {
  try {
    return JSON.parse(localStorage.getItem(savedKey) ?? '').favourites.length || 0
  } catch {
    return 0
  }
}

/** Calls back when the number may have changed, here or in another tab. */
export function onSavedNumber(listener: () => void): () => void {
  addEventListener(changed, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(changed, listener)
    removeEventListener('storage', listener)
  }
}
