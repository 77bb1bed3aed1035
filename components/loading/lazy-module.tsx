import { useEffect, useState } from 'react'

export type LazyModule<Module> = { status: 'waiting' } | { status: 'loaded'; module: Module } | { status: 'failed' }

/** Unlike with `React.lazy`, a failed load does not crash the page, and is retried when the connection returns. */
export function useLazyModule<Module>(loadModule: () => Promise<Module>, isEnabled: boolean): LazyModule<Module> {
  const [lazyModule, setLazyModule] = useState<LazyModule<Module>>({ status: 'waiting' })
  useEffect(() => {
    if (!isEnabled) return
    const startLoading = () =>
      loadModule().then(
        (module) => setLazyModule({ status: 'loaded', module }),
        () => {
          setLazyModule({ status: 'failed' })
          addEventListener('online', startLoading, { once: true })
        },
      )
    startLoading()
    return () => removeEventListener('online', startLoading)
  }, [loadModule, isEnabled])
  return lazyModule
}
