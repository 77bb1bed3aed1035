import { type ReactNode, useEffect, useState } from 'react'
import { buildNotOpenedMessage } from '@/lib/core/errors/page-errors'

export type LazyModule<Module> = { status: 'waiting' } | { status: 'loaded'; module: Module } | { status: 'failed' }

/**
 * Loads a module once `isEnabled`. Unlike `React.lazy`, a failure (offline, or an outdated deployment) does not crash
 * the page, and is retried when the connection returns.
 */
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

type Props<Module> = {
  title: ReactNode
  loadModule: () => Promise<Module>
  children: (module: Module) => ReactNode
}

export function LazySection<Module>({ title, loadModule, children }: Props<Module>) {
  const [hasOpened, setHasOpened] = useState(false)
  const lazyModule = useLazyModule(loadModule, hasOpened)
  return (
    <details className="mt-4 rounded-lg border border-line bg-surface" onToggle={() => setHasOpened(true)}>
      <summary className="min-h-11 px-4 py-2.5 font-semibold">{title}</summary>
      <div className="border-t border-line p-4">
        {lazyModule.status === 'loaded' && children(lazyModule.module)}
        {lazyModule.status === 'waiting' && <p className="text-sm text-muted">Opening…</p>}
        {lazyModule.status === 'failed' && <p className="text-sm text-danger">{buildNotOpenedMessage()}</p>}
      </div>
    </details>
  )
}
