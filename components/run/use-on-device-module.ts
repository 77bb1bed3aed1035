import { useSyncExternalStore } from 'react'
import { useLazyModule } from '@/components/loading/use-lazy-module'
import { noopSubscribe } from '@/lib/browser/noop-subscribe'

/** A panel for a browser's own model, by its global name; null where the browser lacks it or there is no text. */
export function useOnDeviceModule<Module>(
  globalName: string | null,
  load: () => Promise<Module>,
  hasText: boolean,
): Module | null {
  const isSupported = useSyncExternalStore(
    noopSubscribe,
    () => globalName !== null && globalName in window,
    () => false,
  )
  const lazyModule = useLazyModule(load, isSupported && hasText)
  return lazyModule.status === 'loaded' && isSupported && hasText ? lazyModule.module : null
}
