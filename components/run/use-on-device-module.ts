import { useSyncExternalStore } from 'react'
import { useLazyModule } from '@/components/loading/use-lazy-module'
import { noopSubscribe } from '@/lib/browser/browser-store'

/**
 * Loads a panel for the browser's built-in model, by the name of its global. Null if the browser lacks it or there is
 * no text.
 */
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
