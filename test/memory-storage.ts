/** A browser's storage for tests: a value longer than `capacity` characters is refused, as by a full one. */
export function createMemoryStorage(capacity = Number.POSITIVE_INFINITY): Storage {
  const items = new Map<string, string>()
  const storage: Storage = {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (value.length > capacity) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
      storage[key] = value
    },
    removeItem(key) {
      items.delete(key)
      Reflect.deleteProperty(storage, key)
    },
    clear: () => [...items.keys()].forEach(storage.removeItem),
  }
  return storage
}
