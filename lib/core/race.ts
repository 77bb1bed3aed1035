/** Settles like the promise, or throws the signal's reason as soon as the signal aborts. */
export async function raceAbort<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise: rejection, reject } = Promise.withResolvers<never>()
  const handleAbort = () => reject(signal.reason)
  if (signal.aborted) handleAbort()
  signal.addEventListener('abort', handleAbort, { once: true })
  try {
    return await Promise.race([rejection, promise])
  } finally {
    signal.removeEventListener('abort', handleAbort)
  }
}

/** Settles like the promise, or like `onTimeout` after `timeoutMs`. */
export async function raceTimeout<Value, Fallback>(
  promise: Promise<Value>,
  timeoutMs: number,
  onTimeout: () => Fallback,
): Promise<Value | Fallback> {
  const { promise: timeout, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, timeoutMs)
  try {
    return await Promise.race([promise, timeout.then(onTimeout)])
  } finally {
    clearTimeout(timer)
  }
}

/** An abort throws the signal's reason at once, even while the source is pending; any other end awaits its cleanup. */
export async function* iterateUntilAborted<Item, Result>(
  source: AsyncIterable<Item, Result>,
  signal: AbortSignal,
): AsyncGenerator<Item, Result> {
  signal.throwIfAborted()
  const iterator = source[Symbol.asyncIterator]()
  try {
    for (;;) {
      const step = await raceAbort(iterator.next(), signal)
      if (step.done) return step.value
      yield step.value
    }
  } finally {
    await raceAbort(Promise.resolve(iterator.return?.()), signal).catch(() => {})
  }
}
