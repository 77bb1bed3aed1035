/** Where the browser's storage keeps what the visitor saved; apart, because every page shows how much that is. */
export const savedResultsKey = 'postsmith-favourites'

const CHANGE_EVENT = 'postsmith-saved'

/** Tells this page that the number may have changed. */
export const notifySavedResultsChange = () => globalThis.dispatchEvent?.(new Event(CHANGE_EVENT))

/** How many results are saved, by a look at what is stored; 0 where that cannot be read. */
export function getSavedResultCount(): number {
  try {
    return JSON.parse(localStorage.getItem(savedResultsKey) ?? '').favourites.length || 0
  } catch {
    return 0
  }
}

/** Calls back when the number may have changed, here or in another tab. */
export function subscribeToSavedResults(listener: () => void): () => void {
  addEventListener(CHANGE_EVENT, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(CHANGE_EVENT, listener)
    removeEventListener('storage', listener)
  }
}
