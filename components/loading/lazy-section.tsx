import { type ReactNode, useState } from 'react'
import { buildNotOpenedMessage } from '@/lib/core/errors/page-errors'
import { useLazyModule } from './lazy-module'

type Props<Module> = { title: ReactNode; loadModule: () => Promise<Module>; children: (module: Module) => ReactNode }

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
