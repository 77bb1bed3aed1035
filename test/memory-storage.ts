/** A browser's storage for tests: `capacity` in characters, after which it refuses as a full one does. */
export function createMemoryStorage(capacity = Number.POSITIVE_INFINITY): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (value.length > capacity) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
    removeItem: (key) => items.delete(key),
    clear: () => items.clear(),
  }
}
