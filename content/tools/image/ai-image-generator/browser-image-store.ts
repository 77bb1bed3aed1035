import { clear, createStore, del, get, set } from 'idb-keyval'
import { createGeneratedImageStore } from './generated-image-store'

/** Opened on first use, inside the calls, because opening throws if the database is blocked. */
let openedDatabase: ReturnType<typeof createStore> | undefined
const openDatabase = () => (openedDatabase ??= createStore('postsmith-pictures', 'pictures'))

export const browserImageStore = createGeneratedImageStore({
  get: async (key) => get(key, openDatabase()),
  set: async (key, value) => set(key, value, openDatabase()),
  del: async (key) => del(key, openDatabase()),
  clear: async () => clear(openDatabase()),
})
