/** Returns the first item for each key, in order. */
export function uniqueBy<Item>(items: readonly Item[], getKey: (item: Item) => string): Item[] {
  const seenKeys = new Set<string>()
  return items.filter((item) => {
    const previousSize = seenKeys.size
    return seenKeys.add(getKey(item)).size > previousSize
  })
}
