import { createStore, delMany, get, keys, set } from 'idb-keyval'

const database = createStore('postsmith-editor', 'pictures')

/** Stores the images of one editor in IndexedDB, so that a reload restores them. Never throws. */
export function createImageStore(type: string) {
  const buildKey = (id: string) => `${type} ${id}`
  return {
    /** Returns whether the image was stored; the database may be blocked or full. */
    async put(id: string, image: Blob): Promise<boolean> {
      try {
        await set(buildKey(id), image, database)
        return true
      } catch {
        return false
      }
    },
    async loadBlob(id: string): Promise<Blob | null> {
      return (await get<Blob>(buildKey(id), database).catch(() => null)) ?? null
    },
    async loadBitmap(id: string): Promise<ImageBitmap | null> {
      const blob = await this.loadBlob(id)
      return blob && createImageBitmap(blob).catch(() => null)
    },
    /** Deletes all images except these. */
    async deleteAllExcept(idsToKeep: readonly string[]): Promise<void> {
      try {
        const keysToKeep = new Set(idsToKeep.map(buildKey))
        const storedKeys = (await keys<string>(database)).filter((key) => key.startsWith(`${type} `))
        await delMany(
          storedKeys.filter((key) => !keysToKeep.has(key)),
          database,
        )
      } catch {}
    },
  }
}

/**
 * Marks the name as open in this tab until the returned function is called. If no other tab has it open, `runInOnlyTab`
 * runs first. A browser without locks counts as a single tab.
 */
export function holdTabLock(name: string, runInOnlyTab: () => Promise<void>): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  // Web Locks require HTTPS.
  const locks: LockManager | undefined = navigator.locks
  const holdLock = async () => {
    if (!locks) return runInOnlyTab()
    await locks.request(name, { ifAvailable: true }, (lock) => lock && runInOnlyTab())
    await locks.request(name, { mode: 'shared' }, () => promise)
  }
  holdLock().catch(() => {})
  return resolve
}
