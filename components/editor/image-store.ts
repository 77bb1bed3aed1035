import { createStore, delMany, get, keys, set } from 'idb-keyval'

let cachedStore: ReturnType<typeof createStore> | undefined
const getDatabase = () => (cachedStore ??= createStore('postsmith-editor', 'pictures'))

/** The pictures of one editor in this browser's own database, so that a reload shows the same. Never throws. */
export function createImageStore(type: string) {
  const buildKey = (id: string) => `${type} ${id}`
  return {
    /** Whether it is kept: the database may be blocked or full. */
    async put(id: string, image: Blob): Promise<boolean> {
      try {
        await set(buildKey(id), image, getDatabase())
        return true
      } catch {
        return false
      }
    },
    async loadBlob(id: string): Promise<Blob | null> {
      return (await get<Blob>(buildKey(id), getDatabase()).catch(() => null)) ?? null
    },
    async loadBitmap(id: string): Promise<ImageBitmap | null> {
      const blob = await this.loadBlob(id)
      return blob && createImageBitmap(blob).catch(() => null)
    },
    /** Gives up all but these. */
    async deleteAllExcept(idsToKeep: readonly string[]): Promise<void> {
      try {
        const keysToKeep = new Set(idsToKeep.map(buildKey))
        const storedKeys = (await keys<string>(getDatabase())).filter((key) => key.startsWith(`${type} `))
        await delMany(
          storedKeys.filter((key) => !keysToKeep.has(key)),
          getDatabase(),
        )
      } catch {
        // Nothing is kept there, so nothing has to go.
      }
    },
  }
}
