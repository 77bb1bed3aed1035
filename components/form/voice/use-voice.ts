import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useLazyModule } from '@/components/loading/use-lazy-module'
import { noopSubscribe } from '@/lib/browser/noop-subscribe'
import { hasStoredVoice } from '@/lib/browser/voice-key'
import type { PromptForm } from '@/lib/tool/form'

export const loadVoice = () => import('./deferred-voice')

/** The visitor's voice, and the form with the voice's choices as its defaults. */
export function useVoice(baseForm: PromptForm) {
  const [isRequested, setIsRequested] = useState(false)
  const lazyModule = useLazyModule(loadVoice, isRequested)
  const store = lazyModule.status === 'loaded' ? lazyModule.module.voiceStore : null
  const voice = useSyncExternalStore(
    store?.subscribe ?? noopSubscribe,
    () => store?.getCurrent() ?? null,
    () => null,
  )

  useEffect(() => {
    if (hasStoredVoice()) setIsRequested(true)
  }, [])

  const form = useMemo(
    () => (lazyModule.status === 'loaded' && voice ? lazyModule.module.applyVoiceDefaults(baseForm, voice) : baseForm),
    [baseForm, voice, lazyModule],
  )
  return { form, voice, lazyModule, open: () => setIsRequested(true) }
}

export type VoiceControl = ReturnType<typeof useVoice>
