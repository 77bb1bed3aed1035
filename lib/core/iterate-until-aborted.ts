/** An abort throws the signal's reason at once, even while the source is pending; any other end awaits its cleanup. */
export async function* iterateUntilAborted<Item, Result>(
  source: AsyncIterable<Item, Result>,
  signal: AbortSignal,
): AsyncGenerator<Item, Result> {
  signal.throwIfAborted()
  const iterator = source[Symbol.asyncIterator]()
  const { promise: abortPromise, reject } = Promise.withResolvers<never>()
  abortPromise.catch(() => {})
  const rejectOnAbort = () => reject(signal.reason)
  signal.addEventListener('abort', rejectOnAbort, { once: true })
  try {
    for (;;) {
      const step = await Promise.race([iterator.next(), abortPromise])
      if (step.done) return step.value
      yield step.value
    }
  } finally {
    const returnPromise = Promise.resolve(iterator.return?.()).catch(() => {})
    await Promise.race([returnPromise, abortPromise.catch(() => {})])
    signal.removeEventListener('abort', rejectOnAbort)
  }
}
