/** A browser storage for tests: refuses a value longer than `capacity` characters, like a full storage. */
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
