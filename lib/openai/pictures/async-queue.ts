/** Joins what several tasks produce into one sequence, in the order in which it comes. */
export function createAsyncQueue<T>() {
  const waiting: T[] = []
  let ended = false
  let news = Promise.withResolvers<void>()

  return {
    add(value: T): void {
      waiting.push(value)
      news.resolve()
    },
    end(): void {
      ended = true
      news.resolve()
    },
    /** Everything, until the end. */
    async *all(): AsyncGenerator<T, void, void> {
      for (;;) {
        yield* waiting.splice(0)
        if (waiting.length > 0) continue
        if (ended) return
        await news.promise
        news = Promise.withResolvers()
      }
    },
  }
}
