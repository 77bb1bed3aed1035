/** The first of each in their order, where what `keyOf` gives tells them apart. */
export function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const size = seen.size
    return seen.add(keyOf(item)).size > size
  })
}
