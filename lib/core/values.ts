export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Creates a random id with 32 bits per word, in letters and digits. `crypto.randomUUID` exists only on HTTPS and
 * localhost.
 */
export function createRandomId(wordCount = 4): string {
  return [...crypto.getRandomValues(new Uint32Array(wordCount))].map((word) => word.toString(36)).join('-')
}

/** Returns the first item for each key, in order. */
export function uniqueBy<Item>(items: readonly Item[], getKey: (item: Item) => string): Item[] {
  const seenKeys = new Set<string>()
  return items.filter((item) => {
    const previousSize = seenKeys.size
    return seenKeys.add(getKey(item)).size > previousSize
  })
}
