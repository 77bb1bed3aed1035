/** The storage key of saved results. In a separate file, because every page shows their count. */
export const savedResultsKey = 'postsmith-favourites'

const CHANGE_EVENT = 'postsmith-saved'

export const notifySavedResultsChange = () => globalThis.dispatchEvent?.(new Event(CHANGE_EVENT))

/** Returns the number of saved results in storage; 0 if it cannot be read. */
export function getSavedResultCount(): number {
  try {
    return JSON.parse(localStorage.getItem(savedResultsKey) ?? '').favourites.length || 0
  } catch {
    return 0
  }
}

/** Calls back when the count may have changed, here or in another tab. */
export function subscribeToSavedResults(listener: () => void): () => void {
  addEventListener(CHANGE_EVENT, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(CHANGE_EVENT, listener)
    removeEventListener('storage', listener)
  }
}
