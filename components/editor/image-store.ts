import { createStore, delMany, get, keys, set } from 'idb-keyval'

const database = createStore('postsmith-editor', 'pictures')

/** IndexedDB images of one editor. Never throws. */
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
      try {
        return (await get<Blob>(buildKey(id), database)) ?? null
      } catch {
        return null
      }
    },
    async loadBitmap(id: string): Promise<ImageBitmap | null> {
      const blob = await this.loadBlob(id)
      return blob && createImageBitmap(blob).catch(() => null)
    },
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

/** Runs `runInOnlyTab` first if no other tab holds the lock. A browser without locks counts as a single tab. */
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
