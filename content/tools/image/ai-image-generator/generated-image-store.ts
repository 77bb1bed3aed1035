import { clear, createStore, del, get, set } from 'idb-keyval'
import * as z from '@/lib/core/zod'
import { generationOptionsSchema } from './generated-image'

const savedImageSchema = z.object({
  id: z.string(),
  at: z.number(),
  asked: generationOptionsSchema,
  alt: z.string(),
  thumbnail: z.instanceof(Blob),
})

export type SavedImage = z.infer<typeof savedImageSchema>

/** Skips invalid entries from an older or broken version of this page. */
const savedImageListSchema = z.catch(z.createLenientArraySchema(savedImageSchema), [])

export const MAX_SAVED_IMAGES = 24

/** Stores the latest generated images. Never throws: what the database refuses stays in this tab's memory. */
export function createGeneratedImageStore(database: KeyValueStore) {
  const memoryFiles = new Map<string, Blob>()
  const listeners = new Set<() => void>()
  let savedImages: readonly SavedImage[] = []
  let isPersisted = true
  let queue: Promise<void> = Promise.resolve()

  /** Serializes changes, because the images of a run finish at the same time. */
  function enqueue(task: () => Promise<void>): Promise<void> {
    queue = queue.then(task)
    return queue
  }

  /** Reads the database each time, because another tab may have changed it. */
  async function readEntries(): Promise<readonly SavedImage[]> {
    if (!isPersisted) return savedImages
    try {
      savedImages = savedImageListSchema.parse(await database.get('list'))
    } catch {
      isPersisted = false
    }
    return savedImages
  }

  async function saveList(newImages: readonly SavedImage[]): Promise<void> {
    savedImages = newImages
    try {
      await database.set('list', newImages)
      isPersisted = memoryFiles.size === 0
    } catch {
      isPersisted = false
    }
    for (const listener of listeners) listener()
  }

  /** Makes space in a full database by deleting the oldest images. Returns the other images that remain. */
  async function saveFile(id: string, file: Blob, otherImages: readonly SavedImage[]): Promise<readonly SavedImage[]> {
    try {
      await database.set(id, file)
      return otherImages
    } catch (error) {
      const oldestImage = otherImages.findLast((image) => !memoryFiles.has(image.id))
      if (oldestImage && error instanceof DOMException && error.name === 'QuotaExceededError') {
        await deleteFile(oldestImage.id)
        const remainingImages = otherImages.filter((image) => image !== oldestImage)
        return saveFile(id, file, remainingImages)
      }
      memoryFiles.set(id, file)
      return otherImages
    }
  }

  async function deleteFile(id: string): Promise<void> {
    memoryFiles.delete(id)
    await database.del(id).catch(() => {})
  }

  return {
    /** Latest first. */
    readEntries,
    async getOriginal(id: string): Promise<Blob | null> {
      const storedFile = memoryFiles.get(id) ?? (await database.get(id).catch(() => null))
      return storedFile instanceof Blob ? storedFile : null
    },
    add: (entry: SavedImage, file: Blob) =>
      enqueue(async () => {
        const otherImages = (await readEntries()).filter(({ id }) => id !== entry.id)
        for (const { id } of otherImages.slice(MAX_SAVED_IMAGES - 1)) await deleteFile(id)
        const retainedImages = otherImages.slice(0, MAX_SAVED_IMAGES - 1)
        await saveList([entry, ...(await saveFile(entry.id, file, retainedImages))])
      }),
    setAltText: (id: string, alt: string) =>
      enqueue(async () => {
        await saveList((await readEntries()).map((entry) => (entry.id === id ? { ...entry, alt } : entry)))
      }),
    remove: (id: string) =>
      enqueue(async () => {
        await deleteFile(id)
        await saveList((await readEntries()).filter((entry) => entry.id !== id))
      }),
    clear: () =>
      enqueue(async () => {
        memoryFiles.clear()
        await database.clear().catch(() => {})
        await saveList([])
      }),
    isPersisted: () => isPersisted,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const idbStore = createStore('postsmith-pictures', 'pictures')

/** The functions are async, because a call throws if the database is blocked. */
const browserDatabase = {
  get: async (key: string): Promise<unknown> => get(key, idbStore),
  set: async (key: string, value: unknown) => set(key, value, idbStore),
  del: async (key: string) => del(key, idbStore),
  clear: async () => clear(idbStore),
}

export type KeyValueStore = typeof browserDatabase

export const browserImageStore = createGeneratedImageStore(browserDatabase)
