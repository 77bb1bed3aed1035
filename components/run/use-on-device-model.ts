import { useSyncExternalStore } from 'react'
import { useAbilities } from '@/components/loading/use-abilities'
import { useLazyModule } from '@/components/loading/use-lazy-module'
import { noopSubscribe } from '@/lib/browser/noop-subscribe'
import type { OnDeviceTask, PromptForm } from '@/lib/tool/form'

const load = () => import('./on-device/deferred-on-device')

const globalNames: Record<OnDeviceTask, string> = { translate: 'Translator', summarize: 'Summarizer' }

/**
 * Whether a tool that needs a model has none on this server, and whether the visitor's browser has one of its own: that is
 * offered once there is a text.
 */
export function useOnDeviceModel(
  { modelRequiredReason, onDevice }: Pick<PromptForm, 'modelRequiredReason' | 'onDevice'>,
  hasText: boolean,
) {
  const abilities = useAbilities()
  const isModelMissing = modelRequiredReason !== undefined && abilities !== null && abilities.model === null
  const hasOnDeviceModel = useSyncExternalStore(
    noopSubscribe,
    () => onDevice !== undefined && globalNames[onDevice] in window,
    () => false,
  )
  const isOffered = hasOnDeviceModel && hasText
  const lazyModule = useLazyModule(load, isModelMissing || isOffered)
  return {
    isModelMissing,
    isOffered,
    module: lazyModule.status === 'loaded' ? lazyModule.module : null,
  }
}
