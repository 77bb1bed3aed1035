/**
 * Says to other tabs that this one has the name open, until what comes back is called. Where no other has it, `runInOnlyTab` is done
 * first; a browser without locks is taken to have one tab.
 */
export function holdTabLock(name: string, runInOnlyTab: () => Promise<void>): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  // Only pages on HTTPS have them.
  const locks: LockManager | undefined = navigator.locks
  const holdLock = async () => {
    if (!locks) return runInOnlyTab()
    await locks.request(name, { ifAvailable: true }, (lock) => lock && runInOnlyTab())
    await locks.request(name, { mode: 'shared' }, () => promise)
  }
  holdLock().catch(() => {})
  return resolve
}
