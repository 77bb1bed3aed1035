import { createStore, del, get, set } from 'idb-keyval'

type Handoff = { for: string; at: number; name: string; blob: Blob }

const database = createStore('postsmith-files', 'handed-over')

const MAX_AGE_MS = 600_000

/** Stores a file for another tool's page. Throws if the database is blocked or full. */
export async function storeHandoff(type: string, name: string, blob: Blob): Promise<void> {
  await set('file', { for: type, at: Date.now(), name, blob } satisfies Handoff, database)
}

/** Returns the file stored for this tool and removes it; null if none. */
export async function takeHandoff(type: string): Promise<File | null> {
  const handoff = await get<Handoff>('file', database)
  if (handoff?.for !== type) return null
  await del('file', database)
  const { at: storedAt, name, blob } = handoff
  return Date.now() - storedAt < MAX_AGE_MS ? new File([blob], name, { type: blob.type }) : null
}
