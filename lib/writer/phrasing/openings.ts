/** First word of a text in lower case, without marks; '' where there is none. */
export function firstWord(text: string): string {
  return text.toLowerCase().match(/[\p{L}\p{N}'’]+/u)?.[0] ?? ''
}

/**
 * Items in their order, but each with a first word that no item before it had; the others follow at the end, so that
 * nothing is lost for a tool that has to drop some.
 */
export function* freshOpenings<Item>(
  items: Iterable<Item>,
  opening: (item: Item) => string,
): Generator<Item> {
  const used = new Set<string>()
  const others: Item[] = []
  for (const item of items) {
    const word = firstWord(opening(item))
    if (used.has(word)) {
      others.push(item)
      continue
    }
    used.add(word)
    yield item
  }
  yield* others
}
