type BrowserStoreOptions<T> = {
  key: string
  /** Reads a value of any age or origin; gives the empty value for whatever it does not know. */
  parse: (storedValue: unknown) => T
  /** Makes a value smaller when the browser refuses its size; null when nothing more can go. */
  shrink?: (value: T) => T | null
  /** `localStorage` when left out. */
  getStorage?: () => Storage
}

export type BrowserStore<T> = {
  /** The value as it is in storage now, another tab's changes included. */
  read(): T
  /** The value of the last read, the same object until it changes: for `useSyncExternalStore`. */
  getSnapshot(): T
  /** Reads again, changes, stores and tells the listeners. */
  update(change: (current: T) => T): void
  subscribe(listener: () => void): () => void
  /** Whether the last change outlives this page. */
  isPersisted(): boolean
}

/** A value in the browser's storage that never throws: where storage is blocked or full it lives until the page is left. */
export function createBrowserStore<T>({
  key,
  parse,
  shrink,
  getStorage: getCustomStorage,
}: BrowserStoreOptions<T>): BrowserStore<T> {
  const getStorage = getCustomStorage ?? (() => globalThis.localStorage)
  const listeners = new Set<() => void>()
  let cached: { raw: string | null; value: T } | undefined
  let unsavedValue: { value: T } | undefined

  function read(): T {
    if (unsavedValue) return unsavedValue.value
    const raw = readRaw(getStorage, key)
    if (!cached || cached.raw !== raw) cached = { raw, value: parse(parseJson(raw)) }
    return cached.value
  }

  function write(value: T) {
    for (let next: T | null = value; next !== null; next = shrink?.(next) ?? null) {
      const raw = JSON.stringify(next)
      if (!writeRaw(getStorage, key, raw)) continue
      cached = { raw, value: next }
      unsavedValue = undefined
      return
    }
    unsavedValue = { value }
  }

  function notifyListeners() {
    for (const listener of listeners) listener()
  }

  function onStorage(event: StorageEvent) {
    if (event.key !== key && event.key !== null) return
    read()
    notifyListeners()
  }

  return {
    read,
    getSnapshot: () => unsavedValue?.value ?? cached?.value ?? read(),
    update(change) {
      write(change(read()))
      notifyListeners()
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', onStorage)
      }
    },
    isPersisted: () => unsavedValue === undefined,
  }
}

function readRaw(getStorage: () => Storage, key: string): string | null {
  try {
    return getStorage().getItem(key)
  } catch {
    return null
  }
}

function writeRaw(getStorage: () => Storage, key: string, raw: string): boolean {
  try {
    getStorage().setItem(key, raw)
    return true
  } catch {
    return false
  }
}

function parseJson(raw: string | null): unknown {
  try {
    return raw === null ? null : JSON.parse(raw)
  } catch {
    return null
  }
}
