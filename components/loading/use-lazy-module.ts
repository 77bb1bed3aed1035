import { useEffect, useState } from 'react'

export type LazyModule<T> = { status: 'waiting' } | { status: 'loaded'; module: T } | { status: 'failed' }

/**
 * A module fetched once it is `isEnabled`. Unlike `React.lazy` a failure (offline, or files of an older deployment) does not
 * take the page down with it, and is tried again with the next connection.
 */
export function useLazyModule<T>(load: () => Promise<T>, isEnabled: boolean): LazyModule<T> {
  const [lazyModule, setLazyModule] = useState<LazyModule<T>>({ status: 'waiting' })
  useEffect(() => {
    if (!isEnabled) return
    const start = () =>
      load().then(
        (module) => setLazyModule({ status: 'loaded', module }),
        () => {
          setLazyModule({ status: 'failed' })
          addEventListener('online', start, { once: true })
        },
      )
    start()
    return () => removeEventListener('online', start)
  }, [load, isEnabled])
  return lazyModule
}
