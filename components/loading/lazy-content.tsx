import type { ReactNode } from 'react'
import { buildNotOpenedMessage } from '@/lib/core/errors/page-errors'
import { useLazyModule } from './lazy-module'

type Props<Module> = {
  /** The function must be the same in every render. */
  loadModule: () => Promise<Module>
  hasOpened: boolean
  children: (module: Module) => ReactNode
}

/** Content of a part that the visitor opens, with its code loaded at the first opening. */
export function LazyContent<Module>({ loadModule, hasOpened, children }: Props<Module>) {
  const lazyModule = useLazyModule(loadModule, hasOpened)
  if (lazyModule.status === 'loaded') return children(lazyModule.module)
  if (lazyModule.status === 'waiting') return <p className="text-muted text-sm">Opening…</p>
  return <p className="text-danger text-sm">{buildNotOpenedMessage()}</p>
}
