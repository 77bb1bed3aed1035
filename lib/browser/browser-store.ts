import { parseJson } from '@/lib/core/parse-json'

type BrowserStoreOptions<Value> = {
  key: string
  /** Parses a stored value of any version or origin; returns the empty value for unknown data. */
  parse: (storedValue: unknown) => Value
  /** Makes a value smaller when storage refuses its size; null when it cannot shrink further. */
  shrink?: (value: Value) => Value | null
  /** Default: `localStorage`. */
  getStorage?: () => Storage
}

type BrowserStore<Value> = {
  /** Returns the current stored value, including changes from other tabs. */
  read(): Value
  /** Returns the value of the last read for `useSyncExternalStore`: the same object until the value changes. */
  getSnapshot(): Value
  update(change: (current: Value) => Value): void
  subscribe(listener: () => void): () => void
  isPersisted(): boolean
}

/**
 * Creates a store that never throws. When browser storage is blocked or full, the value lasts until the page closes.
 */
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
      cachedEntry = { raw: storedText, value: parse(parseJson(storedText ?? '') ?? null) }
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

/** For `useSyncExternalStore` with a browser value that is read once. */
export const noopSubscribe = () => () => {}
