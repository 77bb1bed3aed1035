/** Here, because every page shows the number of saved results without their store. */
export const savedResultsKey = 'postsmith-favourites'

/** Calls back when an item may have changed, on this page or in another tab. */
export function subscribeToItem(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
