/** The first of each in their order, where what `getKey` gives tells them apart. */
export function uniqueBy<Item>(items: readonly Item[], getKey: (item: Item) => string): Item[] {
  const seenKeys = new Set<string>()
  return items.filter((item) => {
    const previousSize = seenKeys.size
    return seenKeys.add(getKey(item)).size > previousSize
  })
}
