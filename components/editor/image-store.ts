import { createStore, delMany, get, keys, set } from 'idb-keyval'

let opened: ReturnType<typeof createStore> | undefined
const database = () => (opened ??= createStore('postsmith-editor', 'pictures'))

/** The pictures of one editor in this browser's own database, so that a reload shows the same. Never throws. */
export function createImageStore(type: string) {
  const keyOf = (id: string) => `${type} ${id}`
  return {
    /** Whether it is kept: the database may be blocked or full. */
    async put(id: string, picture: Blob): Promise<boolean> {
      try {
        await set(keyOf(id), picture, database())
        return true
      } catch {
        return false
      }
    },
    async loadBlob(id: string): Promise<Blob | null> {
      return (await get<Blob>(keyOf(id), database()).catch(() => null)) ?? null
    },
    async loadBitmap(id: string): Promise<ImageBitmap | null> {
      const kept = await this.loadBlob(id)
      return kept && createImageBitmap(kept).catch(() => null)
    },
    /** Gives up all but these. */
    async deleteOthers(ids: readonly string[]): Promise<void> {
      try {
        const wanted = new Set(ids.map(keyOf))
        const all = (await keys<string>(database())).filter((key) => key.startsWith(`${type} `))
        await delMany(
          all.filter((key) => !wanted.has(key)),
          database(),
        )
      } catch {
        // Nothing is kept there, so nothing has to go.
      }
    },
  }
}

export type ImageStore = ReturnType<typeof createImageStore>
