type BrowserStoreOptions<Value> = {
  key: string
  /** Reads a value of any age or origin; gives the empty value for whatever it does not know. */
  parse: (storedValue: unknown) => Value
  /** Makes a value smaller when the browser refuses its size; null when nothing more can go. */
  shrink?: (value: Value) => Value | null
  /** `localStorage` when left out. */
  getStorage?: () => Storage
}

export type BrowserStore<Value> = {
  /** The value as it is in storage now, another tab's changes included. */
  read(): Value
  /** The value of the last read, the same object until it changes: for `useSyncExternalStore`. */
  getSnapshot(): Value
  /** Reads again, changes, stores and tells the listeners. */
  update(change: (current: Value) => Value): void
  subscribe(listener: () => void): () => void
  /** Whether the last change outlives this page. */
  isPersisted(): boolean
}

/** A value in the browser's storage that never throws: where storage is blocked or full it lives until the page is left. */
export function createBrowserStore<Value>({
  key,
  parse,
  shrink,
  getStorage: getCustomStorage,
}: BrowserStoreOptions<Value>): BrowserStore<Value> {
  const getStorage = getCustomStorage ?? (() => globalThis.localStorage)
  const listeners = new Set<() => void>()
  let cachedEntry: { raw: string | null; value: Value } | undefined
  let unsavedEntry: { value: Value } | undefined

  function read(): Value {
    if (unsavedEntry) return unsavedEntry.value
    const storedText = readStoredText(getStorage, key)
    if (!cachedEntry || cachedEntry.raw !== storedText)
      cachedEntry = { raw: storedText, value: parse(parseJson(storedText)) }
    return cachedEntry.value
  }

  function write(value: Value) {
    for (let candidate: Value | null = value; candidate !== null; candidate = shrink?.(candidate) ?? null) {
      const storedText = JSON.stringify(candidate)
      if (!writeStoredText(getStorage, key, storedText)) continue
      cachedEntry = { raw: storedText, value: candidate }
      unsavedEntry = undefined
      return
    }
    unsavedEntry = { value }
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
    getSnapshot: () => unsavedEntry?.value ?? cachedEntry?.value ?? read(),
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
    isPersisted: () => unsavedEntry === undefined,
  }
}

function readStoredText(getStorage: () => Storage, key: string): string | null {
  try {
    return getStorage().getItem(key)
  } catch {
    return null
  }
}

function writeStoredText(getStorage: () => Storage, key: string, storedText: string): boolean {
  try {
    getStorage().setItem(key, storedText)
    return true
  } catch {
    return false
  }
}

function parseJson(storedText: string | null): unknown {
  try {
    return storedText === null ? null : JSON.parse(storedText)
  } catch {
    return null
  }
}
