/** One of each, then the next of each, until all are empty. */
export function* interleave<T>(all: readonly Iterable<T>[]): Generator<T> {
  let open = all.map((one) => one[Symbol.iterator]())
  while (open.length > 0) {
    const left: typeof open = []
    for (const one of open) {
      const next = one.next()
      if (next.done) continue
      left.push(one)
      yield next.value
    }
    open = left
  }
}
