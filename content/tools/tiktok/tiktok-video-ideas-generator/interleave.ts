/** One of each, then the next of each, until all are empty. */
export function* interleave<T>(iterables: readonly Iterable<T>[]): Generator<T> {
  let activeIterators = iterables.map((one) => one[Symbol.iterator]())
  while (activeIterators.length > 0) {
    const remainingIterators: typeof activeIterators = []
    for (const one of activeIterators) {
      const result = one.next()
      if (result.done) continue
      remainingIterators.push(one)
      yield result.value
    }
    activeIterators = remainingIterators
  }
}
