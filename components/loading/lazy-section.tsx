import { type ReactNode, useState } from 'react'
import { LazyContent } from './lazy-content'

type Props<Module> = {
  title: ReactNode
  className?: string
  loadModule: () => Promise<Module>
  children: (module: Module) => ReactNode
}

export function LazySection<Module>({ title, className = 'mt-4', loadModule, children }: Props<Module>) {
  const [hasOpened, setHasOpened] = useState(false)
  return (
    <details className={`rounded-lg border border-line bg-surface ${className}`} onToggle={() => setHasOpened(true)}>
      <summary className="min-h-11 px-4 py-2.5 font-semibold">{title}</summary>
      <div className="border-t border-line p-4">
        <LazyContent loadModule={loadModule} hasOpened={hasOpened}>
          {children}
        </LazyContent>
      </div>
    </details>
  )
}
