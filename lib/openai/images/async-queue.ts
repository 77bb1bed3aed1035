/** Joins what several tasks produce into one sequence, in the order in which it comes. */
export function createAsyncQueue<Value>() {
  const queuedValues: Value[] = []
  let hasEnded = false
  let nextChange = Promise.withResolvers<void>()

  return {
    add(value: Value): void {
      queuedValues.push(value)
      nextChange.resolve()
    },
    end(): void {
      hasEnded = true
      nextChange.resolve()
    },
    /** Everything, until the end. */
    async *readAll(): AsyncGenerator<Value, void, void> {
      for (;;) {
        yield* queuedValues.splice(0)
        if (queuedValues.length > 0) continue
        if (hasEnded) return
        await nextChange.promise
        nextChange = Promise.withResolvers()
      }
    },
  }
}
