import { createStore, del, get, set } from 'idb-keyval'
import { useSyncExternalStore } from 'react'
import type { BrandKit } from './brand-kit'

const KEY = 'kit'
const database = createStore('postsmith-brand-kit', 'kits')

/** `kit` is undefined until it is read, and null if there is none. Without storage, it lasts until the page closes. */
type BrandKitState = { kit: BrandKit | null | undefined; canStore: boolean }

let state: BrandKitState = { kit: undefined, canStore: true }
const listeners = new Set<() => void>()

function publish(kit: BrandKit | null, canStore: boolean): void {
  state = { kit, canStore }
  for (const listener of listeners) listener()
}

/** Reads the kit again, because another tab may have changed it. */
export async function readBrandKit(): Promise<BrandKit | null> {
  try {
    if (state.canStore) publish((await get<BrandKit>(KEY, database)) ?? null, true)
  } catch {
    publish(null, false)
  }
  return state.kit ?? null
}

/** Null deletes the kit. Returns whether the browser stored the change. */
export async function saveBrandKit(kit: BrandKit | null): Promise<boolean> {
  try {
    await (kit ? set(KEY, kit, database) : del(KEY, database))
    publish(kit, true)
  } catch {
    publish(kit, false)
  }
  return state.canStore
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (state.kit === undefined) readBrandKit()
  return () => listeners.delete(listener)
}

const getState = () => state

export const useBrandKit = () => useSyncExternalStore(subscribe, getState, getState)
