import { parseJson } from '@/lib/core/parse-json'
import { subscribeToItem } from './stored-items'

/** Here, because pages check for a voice and for a tool's runs before they load their stores. */
export const voiceKey = 'postsmith-voice'
export const historyKey = 'postsmith-history'

type StorageArea = 'localStorage' | 'sessionStorage'

/** Returns an item's text, or null if there is none or storage is blocked. */
export function readItem(key: string, area: StorageArea = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

type StoreOptions<Value> = {
  key: string
  /** Validates a stored value of any version or origin. Returns the empty value for null and unknown data. */
  parse: (storedValue: unknown) => Value
  format?: (value: Value) => unknown
  /** Makes a value smaller when storage refuses its size; null when it cannot shrink further. */
  shrink?: (value: Value) => Value | null
  area?: StorageArea
}

/** Never throws. When browser storage is blocked or full, the value lasts until the page closes. */
export function createBrowserStore<Value>(options: StoreOptions<Value>) {
  const { key, parse, format = (value) => value, shrink, area = 'localStorage' } = options
  const emptyValue = parse(null)
  let value = emptyValue
  let storedText: string | null = null
  let isSaved = true

  /** Returns the current value, including changes from other tabs: the same object until it changes. */
  function read(): Value {
    const text = isSaved ? readItem(key, area) : storedText
    if (text !== storedText) {
      storedText = text
      value = parse(parseJson(text ?? '') ?? null)
    }
    return value
  }

  function write(newValue: Value): boolean {
    try {
      const text = JSON.stringify(format(newValue))
      globalThis[area].setItem(key, text)
      storedText = text
      value = newValue
      return true
    } catch {
      const smallerValue = shrink?.(newValue) ?? null
      return smallerValue !== null && write(smallerValue)
    }
  }

  return {
    emptyValue,
    read,
    /** Also notifies of an unchanged value: a voice that lasts for the page is not in its store. */
    update(change: (current: Value) => Value): void {
      const newValue = change(read())
      if (newValue !== value || !isSaved) {
        value = newValue
        isSaved = write(newValue)
      }
      globalThis.dispatchEvent?.(new StorageEvent('storage', { key }))
    },
    subscribe: (listener: () => void) => subscribeToItem(key, listener),
    /** Whether the value outlives the page. */
    isPersisted: () => isSaved,
  }
}
