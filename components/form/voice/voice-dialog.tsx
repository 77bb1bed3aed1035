import { LazyDialog } from '@/components/loading/lazy-dialog'
import { loadVoice, type VoiceControl } from './use-voice'

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
