import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useLazyModule } from '@/components/loading/use-lazy-module'
import { noopSubscribe } from '@/lib/browser/noop-subscribe'
import { hasStoredVoice } from '@/lib/browser/voice-key'
import type { PromptForm } from '@/lib/tool/form'

export const loadVoice = () => import('./deferred-voice')

/** The visitor's voice, and the tool's form with their choices as its defaults. */
export function useVoice(baseForm: PromptForm) {
  const [wanted, setWanted] = useState(false)
  const parts = useLazyModule(loadVoice, wanted)
  const own = parts.status === 'loaded' ? parts.module.voiceStore : null
  const voice = useSyncExternalStore(
    own?.subscribe ?? noopSubscribe,
    () => own?.current() ?? null,
    () => null,
  )

  useEffect(() => {
    if (hasStoredVoice()) setWanted(true)
  }, [])

  const form = useMemo(
    () => (parts.status === 'loaded' && voice ? parts.module.applyVoiceDefaults(baseForm, voice) : baseForm),
    [baseForm, voice, parts],
  )
  return { form, voice, lazyModule: parts, open: () => setWanted(true) }
}

export type VoiceControl = ReturnType<typeof useVoice>
