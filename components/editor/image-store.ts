import { createStore, delMany, get, keys, set } from 'idb-keyval'

const database = createStore('postsmith-editor', 'pictures')

/** The fallback if the database is blocked or full. */
async function tryOr<Result>(fallback: Result, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch {
    return fallback
  }
}

/** IndexedDB images of one editor. Never throws. */
export function createImageStore(type: string) {
  const buildKey = (id: string) => `${type} ${id}`
  const loadBlob = (id: string) => tryOr(null, async () => (await get<Blob>(buildKey(id), database)) ?? null)
  return {
    loadBlob,
    put: (id: string, image: Blob) => tryOr(false, () => set(buildKey(id), image, database).then(() => true)),
    async loadBitmap(id: string): Promise<ImageBitmap | null> {
      const blob = await loadBlob(id)
      return blob && createImageBitmap(blob).catch(() => null)
    },
    deleteAllExcept: (idsToKeep: readonly string[]) =>
      tryOr(undefined, async () => {
        const keysToKeep = new Set(idsToKeep.map(buildKey))
        const storedKeys = await keys<string>(database)
        const unusedKeys = storedKeys.filter((key) => key.startsWith(`${type} `) && !keysToKeep.has(key))
        await delMany(unusedKeys, database)
      }),
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
