import { createStore, del, get, set } from 'idb-keyval'

/** A file on its way from one tool's page to another's, kept in the browser's own database until it is taken. */
type Handoff = { for: string; at: number; name: string; blob: Blob }

const getStore = () => createStore('postsmith-files', 'handed-over')

/** Older ones were left behind: the visitor never came to the other page. */
const MAX_AGE_MS = 600_000

/** Keeps a file for another tool's page. Throws where the database is blocked or full. */
export async function storeHandoff(type: string, name: string, blob: Blob): Promise<void> {
  await set('file', { for: type, at: Date.now(), name, blob } satisfies Handoff, getStore())
}

/** The file that was kept for this tool, once; null for none. */
export async function takeHandoff(type: string): Promise<File | null> {
  const handoff = await get<Handoff>('file', getStore())
  if (handoff?.for !== type) return null
  await del('file', getStore())
  const { at, name, blob } = handoff
  return Date.now() - at < MAX_AGE_MS ? new File([blob], name, { type: blob.type }) : null
}
