import { useSyncExternalStore } from 'react'
import { useAbilities } from '@/components/loading/use-abilities'
import { useLazyModule } from '@/components/loading/use-lazy-module'
import { noopSubscribe } from '@/lib/browser/noop-subscribe'
import type { OnDeviceTask, PromptForm } from '@/lib/tool/form'

const load = () => import('./on-device/deferred-on-device')

const names: Record<OnDeviceTask, string> = { translate: 'Translator', summarize: 'Summarizer' }

/**
 * Whether a tool that needs a model has none on this server, and whether the visitor's browser has one of its own: that is
 * offered once there is a text.
 */
export function useOnDeviceModel(
  { modelRequiredReason, onDevice }: Pick<PromptForm, 'modelRequiredReason' | 'onDevice'>,
  hasText: boolean,
) {
  const abilities = useAbilities()
  const lacks = modelRequiredReason !== undefined && abilities !== null && abilities.model === null
  const hasOwn = useSyncExternalStore(
    noopSubscribe,
    () => onDevice !== undefined && names[onDevice] in window,
    () => false,
  )
  const offered = hasOwn && hasText
  const parts = useLazyModule(load, lacks || offered)
  return {
    isModelMissing: lacks,
    isOffered: offered,
    module: parts.status === 'loaded' ? parts.module : null,
  }
}
