/** One of each, then the next of each, until all are empty. */
export function* interleave<Item>(iterables: readonly Iterable<Item>[]): Generator<Item> {
  let activeIterators = iterables.map((iterator) => iterator[Symbol.iterator]())
  while (activeIterators.length > 0) {
    const remainingIterators: typeof activeIterators = []
    for (const iterator of activeIterators) {
      const result = iterator.next()
      if (result.done) continue
      remainingIterators.push(iterator)
      yield result.value
    }
    activeIterators = remainingIterators
  }
}
