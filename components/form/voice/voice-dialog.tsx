import { useEffect, useMemo, useState } from 'react'
import { LazyDialog } from '@/components/loading/lazy-dialog'
import { useLazyModule } from '@/components/loading/lazy-module'
import { useBrowserValue } from '@/components/loading/use-browser-value'
import { readItem, voiceKey } from '@/lib/browser/browser-store'
import type { PromptForm } from '@/lib/tool/form'

const loadVoice = () => import('./voice-panel')

export function useVoice(baseForm: PromptForm) {
  const [isRequested, setIsRequested] = useState(false)
  const lazyModule = useLazyModule(loadVoice, isRequested)
  const store = lazyModule.status === 'loaded' ? lazyModule.module.voiceStore : null
  const voice = useBrowserValue({ read: () => store?.read() ?? null, emptyValue: null, subscribe: store?.subscribe })

  useEffect(() => {
    if (readItem(voiceKey) !== null) setIsRequested(true)
  }, [])

  const form = useMemo(
    () => (lazyModule.status === 'loaded' && voice ? lazyModule.module.applyVoiceDefaults(baseForm, voice) : baseForm),
    [baseForm, voice, lazyModule],
  )
  return { form, voice, open: () => setIsRequested(true) }
}

type VoiceControl = ReturnType<typeof useVoice>

export function VoiceDialog({ control: { voice, open: requestVoice } }: { control: VoiceControl }) {
  return (
    <LazyDialog
      title="Your voice"
      titleSuffix={`: ${formatVoiceStatus(voice)}`}
      loadModule={loadVoice}
      onOpen={requestVoice}
    >
      {({ VoicePanel }) => <VoicePanel />}
    </LazyDialog>
  )
}

function formatVoiceStatus(voice: VoiceControl['voice']): string {
  const sampleCount = voice?.samples.length ?? 0
  if (sampleCount > 0) return sampleCount === 1 ? '1 sample' : `${sampleCount} samples`
  return voice && Object.keys(voice.choices).length > 0 ? 'on' : 'off'
}
