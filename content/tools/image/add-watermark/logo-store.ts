import { createStore, del, get, keys, set } from 'idb-keyval'
import type { Logo } from '@/lib/images/open/open-logo'

const openDatabase = () => createStore('postsmith-logos', 'logos')

/** Logos that stay in this browser: enough for the settings that somebody has saved. */
const MAX_LOGOS = 12

/** Keeps a logo in this browser for pages and workers, and gives the name to find it by. The oldest go. Throws where the database is blocked or full. */
export async function saveLogo(logo: Logo): Promise<string> {
  const id = `${Date.now().toString(36)} ${logo.name}`.slice(0, 80)
  await set(id, logo, openDatabase())
  const sortedIds = (await keys<string>(openDatabase())).toSorted()
  await Promise.all(sortedIds.slice(0, -MAX_LOGOS).map((oldId) => del(oldId, openDatabase())))
  return id
}

/** A logo that was kept; null where this browser has none of that name. */
export async function loadLogo(id: string): Promise<Logo | null> {
  return (await get<Logo>(id, openDatabase()).catch(() => undefined)) ?? null
}
