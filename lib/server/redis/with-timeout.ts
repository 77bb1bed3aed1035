const TICKS = 5

/**
 * Settles as `promise` does, but rejects with `late()` when that takes longer than `timeoutMs`. Time in which this process was busy
 * does not count, and a reply that came meanwhile is read first.
 */
export function withTimeout<T>(timeoutMs: number, promise: Promise<T>, createError: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    let remainingTicks = TICKS
    // An interval that was held up ticks once, however long that took.
    const timer = setInterval(() => {
      remainingTicks -= 1
      if (remainingTicks > 0) return
      clearInterval(timer)
      setImmediate(() => reject(createError()))
    }, timeoutMs / TICKS)
    promise.then(resolve, reject).finally(() => clearInterval(timer))
  })
}
