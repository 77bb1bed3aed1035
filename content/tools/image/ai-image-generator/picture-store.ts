import * as z from '@/lib/core/zod'
import { askedSchema } from './asked'

/** A kept picture without its bytes. */
const keptPictureSchema = z.object({
  id: z.string(),
  at: z.number(),
  asked: askedSchema,
  alt: z.string(),
  /** Small enough to show many at once. */
  thumbnail: z.instanceof(Blob),
})

export type KeptPicture = z.infer<typeof keptPictureSchema>

/** What an older or a broken version of this page may have left behind is skipped. */
const listSchema = z.catch(z.listOfFitting(keptPictureSchema), [])

/** What the store needs of the browser's database; `idb-keyval` gives it. */
export type KeyValue = {
  get(key: string): Promise<unknown>
  set(key: string, value: unknown): Promise<void>
  del(key: string): Promise<void>
  clear(): Promise<void>
}

export const MAX_KEPT = 24

/**
 * The last pictures that were made in this browser. Never throws: where the database is blocked or full, what it does not
 * take lives in this tab's memory.
 */
export function createPictureStore(database: KeyValue) {
  const memory = new Map<string, Blob>()
  const listeners = new Set<() => void>()
  let list: readonly KeptPicture[] = []
  let kept = true
  let turn: Promise<void> = Promise.resolve()

  /** One change after the other: pictures of a run are finished at the same time. */
  function inTurn(change: () => Promise<void>): Promise<void> {
    turn = turn.then(change)
    return turn
  }

  /** Read anew each time, for what another tab has changed. */
  async function entries(): Promise<readonly KeptPicture[]> {
    if (!kept) return list
    try {
      list = listSchema.parse(await database.get('list'))
    } catch {
      kept = false
    }
    return list
  }

  async function keep(next: readonly KeptPicture[]): Promise<void> {
    list = next
    try {
      await database.set('list', next)
      kept = memory.size === 0
    } catch {
      kept = false
    }
    for (const listener of listeners) listener()
  }

  /** Makes room by giving up the oldest pictures until the database takes the new one. */
  async function store(
    id: string,
    file: Blob,
    others: readonly KeptPicture[],
  ): Promise<readonly KeptPicture[]> {
    for (let left = others; ; left = left.slice(0, -1)) {
      try {
        await database.set(id, file)
        return left
      } catch {
        const oldest = left.at(-1)
        if (!oldest) {
          memory.set(id, file)
          return others
        }
        await forget(oldest.id)
      }
    }
  }

  async function forget(id: string): Promise<void> {
    memory.delete(id)
    await database.del(id).catch(() => {})
  }

  return {
    /** The latest first. */
    entries,
    async original(id: string): Promise<Blob | null> {
      const stored = memory.get(id) ?? (await database.get(id).catch(() => null))
      return stored instanceof Blob ? stored : null
    },
    add: (entry: KeptPicture, file: Blob) =>
      inTurn(async () => {
        const others = (await entries()).filter(({ id }) => id !== entry.id)
        const [staying, leaving] = [others.slice(0, MAX_KEPT - 1), others.slice(MAX_KEPT - 1)]
        for (const { id } of leaving) await forget(id)
        await keep([entry, ...(await store(entry.id, file, staying))])
      }),
    describe: (id: string, alt: string) =>
      inTurn(async () => {
        await keep((await entries()).map((entry) => (entry.id === id ? { ...entry, alt } : entry)))
      }),
    remove: (id: string) =>
      inTurn(async () => {
        await forget(id)
        await keep((await entries()).filter((entry) => entry.id !== id))
      }),
    clear: () =>
      inTurn(async () => {
        memory.clear()
        await database.clear().catch(() => {})
        await keep([])
      }),
    /** Whether everything outlives this tab. */
    isKept: () => kept,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type PictureStore = ReturnType<typeof createPictureStore>
