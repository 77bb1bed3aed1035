/** Settles like the promise, or throws the signal's reason as soon as the signal aborts. */
export async function withAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  const { promise: rejection, reject } = Promise.withResolvers<never>()
  const handleAbort = () => reject(signal.reason)
  signal.addEventListener('abort', handleAbort, { once: true })
  try {
    return await Promise.race([promise, rejection])
  } finally {
    signal.removeEventListener('abort', handleAbort)
  }
}
