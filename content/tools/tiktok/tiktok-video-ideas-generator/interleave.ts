/** One of each, then the next of each, until all are empty. */
export function* interleave<Item>(iterables: readonly Iterable<Item>[]): Generator<Item> {
  let activeIterators = iterables.map((iterable) => iterable[Symbol.iterator]())
  while (activeIterators.length > 0) {
    const remainingIterators: typeof activeIterators = []
    for (const iterable of activeIterators) {
      const result = iterable.next()
      if (result.done) continue
      remainingIterators.push(iterable)
      yield result.value
    }
    activeIterators = remainingIterators
  }
}
