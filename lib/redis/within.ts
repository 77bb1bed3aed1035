/** Settles as `work` does, but rejects with `late()` when that takes longer than `ms`. */
export function within<T>(ms: number, work: Promise<T>, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    // A reply that came while this process was busy is read before the time counts as up.
    const timer = setTimeout(() => setImmediate(() => reject(late())), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
