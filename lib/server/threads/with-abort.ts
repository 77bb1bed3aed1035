/** What a promise comes to, unless the signal aborts before: then its reason is thrown at once. */
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
