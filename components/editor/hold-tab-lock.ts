/**
 * Marks the name as open in this tab until the returned function is called. If no other tab has it open, `runInOnlyTab`
 * runs first. A browser without locks counts as a single tab.
 */
export function holdTabLock(name: string, runInOnlyTab: () => Promise<void>): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  // Web Locks require HTTPS.
  const locks: LockManager | undefined = navigator.locks
  const holdLock = async () => {
    if (!locks) return runInOnlyTab()
    await locks.request(name, { ifAvailable: true }, (lock) => lock && runInOnlyTab())
    await locks.request(name, { mode: 'shared' }, () => promise)
  }
  holdLock().catch(() => {})
  return resolve
}
