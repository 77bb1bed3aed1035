import { useEffect, useState } from 'react'

/** What `load` returns for the key; undefined until then. `load` must not reject. `dispose` gets what is not shown. */
export function useLoaded<Key, Value>(
  key: Key,
  load: (key: Key) => Promise<Value>,
  dispose?: (value: Value) => void,
): Value | undefined {
  const [loaded, setLoaded] = useState<{ key: Key; value: Value } | null>(null)
  useEffect(() => {
    let isCurrent = true
    const valuePromise = load(key)
    valuePromise.then((value) => isCurrent && setLoaded({ key, value }))
    return () => {
      isCurrent = false
      // If the key returns before its next value has loaded, the disposed one must not be shown.
      setLoaded(null)
      valuePromise.then(dispose)
    }
  }, [key, load, dispose])
  return loaded?.key === key ? loaded.value : undefined
}
