/** The first of each in their order, where what `getKey` gives tells them apart. */
export function uniqueBy<Item>(items: readonly Item[], getKey: (item: Item) => string): Item[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const size = seen.size
    return seen.add(getKey(item)).size > size
  })
}
