import { clear, createStore, del, get, set } from 'idb-keyval'
import { createPictureStore } from './picture-store'

/** Opened on first use, inside the calls: where the database is blocked, opening it throws. */
let opened: ReturnType<typeof createStore> | undefined
const database = () => (opened ??= createStore('postsmith-pictures', 'pictures'))

/** This browser's pictures. */
export const picturesKept = createPictureStore({
  get: async (key) => get(key, database()),
  set: async (key, value) => set(key, value, database()),
  del: async (key) => del(key, database()),
  clear: async () => clear(database()),
})
