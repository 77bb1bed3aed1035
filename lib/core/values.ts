export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Each word has 32 random bits. `crypto.randomUUID` exists only on HTTPS and localhost. */
export function createRandomId(wordCount = 4): string {
  return [...crypto.getRandomValues(new Uint32Array(wordCount))].map((word) => word.toString(36)).join('-')
}

export const DAY_MS = 86_400_000

/** `max` takes precedence over a greater `min`. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}

/** Returns the first item for each key, in order. */
export function uniqueBy<Item>(items: readonly Item[], getKey: (item: Item) => string): Item[] {
  const seenKeys = new Set<string>()
  return items.filter((item) => {
    const previousSize = seenKeys.size
    return seenKeys.add(getKey(item)).size > previousSize
  })
}

export function concatBytes(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}
