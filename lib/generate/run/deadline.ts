export type Deadline = { signal: AbortSignal; clear(): void }

/**
 * A signal that aborts with its parent, or with a `TimeoutError` after so many milliseconds. Unlike `AbortSignal.timeout` it can be
 * cleared, so that work which is over holds neither a timer nor what it knew. Call `clear` however the work ends.
 */
export function createDeadline(timeoutMs: number, parentSignal: AbortSignal): Deadline {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new DOMException('It took too long.', 'TimeoutError')), timeoutMs)
  return { signal: AbortSignal.any([parentSignal, controller.signal]), clear: () => clearTimeout(timer) }
}
