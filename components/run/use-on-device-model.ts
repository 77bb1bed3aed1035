import { useSyncExternalStore } from 'react'
import { useLazyModule } from '@/components/loading/use-lazy-module'
import { noopSubscribe } from '@/lib/browser/noop-subscribe'
import type { OnDeviceTask } from '@/lib/tool/form'

const load = () => import('./on-device/on-device-panel')

const globalNames: Record<OnDeviceTask, string> = { translate: 'Translator', summarize: 'Summarizer' }

/** The panel of the browser's own model for a task, where the browser has one and there is a text; null elsewhere. */
export function useOnDevicePanel(task: OnDeviceTask | undefined, hasText: boolean) {
  const isSupported = useSyncExternalStore(
    noopSubscribe,
    () => task !== undefined && globalNames[task] in window,
    () => false,
  )
  const lazyModule = useLazyModule(load, isSupported && hasText)
  return lazyModule.status === 'loaded' && hasText ? lazyModule.module.OnDevicePanel : null
}
