export type Deadline = { signal: AbortSignal; clear(): void }

/**
 * Creates a signal that aborts with its parent, or with a `TimeoutError` after `timeoutMs`. Unlike
 * `AbortSignal.timeout` it can be cleared, so finished work retains neither a timer nor its closure. Always call
 * `clear` when the work ends.
 */
export function createDeadline(timeoutMs: number, parentSignal: AbortSignal): Deadline {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new DOMException('It took too long.', 'TimeoutError')), timeoutMs)
  return { signal: AbortSignal.any([parentSignal, controller.signal]), clear: () => clearTimeout(timer) }
}
