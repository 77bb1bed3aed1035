import { useEffect, useState } from 'react'

export type Loaded<T> = { status: 'waiting' } | { status: 'loaded'; module: T } | { status: 'failed' }

/**
 * A module fetched once it is `wanted`. Unlike `React.lazy` a failure (offline, or files of an older deployment) does not
 * take the page down with it, and is tried again with the next connection.
 */
export function useLoaded<T>(load: () => Promise<T>, wanted: boolean): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ status: 'waiting' })
  useEffect(() => {
    if (!wanted) return
    const start = () =>
      load().then(
        (module) => setLoaded({ status: 'loaded', module }),
        () => {
          setLoaded({ status: 'failed' })
          addEventListener('online', start, { once: true })
        },
      )
    start()
    return () => removeEventListener('online', start)
  }, [load, wanted])
  return loaded
}
