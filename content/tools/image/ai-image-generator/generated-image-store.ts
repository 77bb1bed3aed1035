import { clear, createStore, del, get, set, update } from 'idb-keyval'
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

type ChangeImages = (images: readonly SavedImage[]) => readonly SavedImage[]

/** Stores the latest generated images. Never throws: if the database is blocked or full, this tab's memory has them. */
export function createGeneratedImageStore(database: KeyValueStore) {
  const memoryFiles = new Map<string, Blob>()
  const listeners = new Set<() => void>()
  let savedImages: readonly SavedImage[] = []
  let isPersisted = true

  /** Reads the database each time, because another tab may have changed it. */
  async function readEntries(): Promise<readonly SavedImage[]> {
    try {
      const list = isPersisted && (await database.get('list'))
      // The database may have refused an image in the meantime.
      if (isPersisted) savedImages = savedImageListSchema.parse(list)
    } catch {
      isPersisted = false
    }
    return savedImages
  }

  async function changeImages(change: ChangeImages): Promise<void> {
    savedImages = change(savedImages)
    await database
      .update('list', (list) => change(savedImageListSchema.parse(list)))
      .catch(() => {
        isPersisted = false
      })
    notifyListeners()
  }

  function notifyListeners() {
    for (const listener of listeners) listener()
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
    async add(entry: SavedImage, file: Blob): Promise<void> {
      await readEntries()
      try {
        await database.set(entry.id, file)
      } catch {
        isPersisted = false
        memoryFiles.set(entry.id, file)
        savedImages = [entry, ...savedImages]
        return notifyListeners()
      }
      let removedImages: readonly SavedImage[] = []
      await changeImages((storedImages) => {
        removedImages = storedImages.slice(MAX_SAVED_IMAGES - 1)
        return [entry, ...storedImages.slice(0, MAX_SAVED_IMAGES - 1)]
      })
      for (const { id } of removedImages) await deleteFile(id)
    },
    setAltText: (id: string, alt: string) =>
      changeImages((images) => images.map((entry) => (entry.id === id ? { ...entry, alt } : entry))),
    async remove(id: string): Promise<void> {
      await deleteFile(id)
      await changeImages((images) => images.filter((entry) => entry.id !== id))
    },
    async clear(): Promise<void> {
      memoryFiles.clear()
      await database.clear().catch(() => {})
      await changeImages(() => [])
    },
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
  update: async (key: string, change: (value: unknown) => unknown) => update(key, change, idbStore),
  del: async (key: string) => del(key, idbStore),
  clear: async () => clear(idbStore),
}

export type KeyValueStore = typeof browserDatabase

export const browserImageStore = createGeneratedImageStore(browserDatabase)
