import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useLoaded } from '@/components/loading/use-loaded'
import { subscribeToNothing } from '@/lib/browser/subscribe-to-nothing'
import { mayHaveVoice } from '@/lib/browser/voice-key'
import type { ToolForm } from '@/lib/tool/form'

export const loadVoice = () => import('./voice-parts')

/** The visitor's voice, and the tool's form with their choices as its defaults. */
export function useVoice(given: ToolForm) {
  const [wanted, setWanted] = useState(false)
  const parts = useLoaded(loadVoice, wanted)
  const own = parts.status === 'loaded' ? parts.module.ownVoice : null
  const voice = useSyncExternalStore(
    own?.subscribe ?? subscribeToNothing,
    () => own?.current() ?? null,
    () => null,
  )

  useEffect(() => {
    if (mayHaveVoice()) setWanted(true)
  }, [])

  const form = useMemo(
    () => (parts.status === 'loaded' && voice ? parts.module.withVoice(given, voice) : given),
    [given, voice, parts],
  )
  return { form, voice, parts, open: () => setWanted(true) }
}

export type VoiceControl = ReturnType<typeof useVoice>
