import { createStore, del, get, set } from 'idb-keyval'
import { useSyncExternalStore } from 'react'
import { type BrandKit, parseStoredKit } from './brand-kit'

const KEY = 'kit'
const database = createStore('postsmith-brand-kit', 'kits')

/** `kit` is undefined until it is read, and null if there is none. Without storage, it lasts until the page closes. */
type BrandKitState = { kit: BrandKit | null | undefined; canStore: boolean }

const initialState: BrandKitState = { kit: undefined, canStore: true }
let state = initialState
const listeners = new Set<() => void>()

function publish(newState: BrandKitState): void {
  state = newState
  for (const listener of listeners) listener()
}

/** Reads the kit again, because another tab may have changed it. */
export async function readBrandKit(): Promise<BrandKit | null> {
  if (state.canStore) {
    await get(KEY, database).then(
      (storedKit) => publish({ kit: parseStoredKit(storedKit), canStore: true }),
      () => publish({ kit: null, canStore: false }),
    )
  }
  return state.kit ?? null
}

/** Null deletes the kit. Returns whether the browser stored the change. */
export async function saveBrandKit(kit: BrandKit | null): Promise<boolean> {
  const change = kit ? set(KEY, kit, database) : del(KEY, database)
  const canStore = await change.then(
    () => true,
    () => false,
  )
  publish({ kit, canStore })
  return canStore
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (state.kit === undefined) readBrandKit()
  return () => listeners.delete(listener)
}

export const useBrandKit = () =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => initialState,
  )
