import { createStore, del, get, keys, set } from 'idb-keyval'
import type { Logo } from '@/lib/images/open/open-logo'
import { MAX_LOGOS } from './fields'

const database = createStore('postsmith-logos', 'logos')

/** Stores a logo in IndexedDB, which workers can read; drops the oldest. Throws if the database is blocked or full. */
export async function saveLogo(logo: Logo): Promise<string> {
  const id = `${Date.now().toString(36)} ${logo.name}`.slice(0, 80)
  await set(id, logo, database)
  const sortedIds = (await keys<string>(database)).toSorted()
  await Promise.all(sortedIds.slice(0, -MAX_LOGOS).map((oldId) => del(oldId, database)))
  return id
}

/** Null if this browser has no logo of this id. */
export async function loadLogo(id: string): Promise<Logo | null> {
  if (id === '') return null
  try {
    return (await get<Logo>(id, database)) ?? null
  } catch {
    return null
  }
}
