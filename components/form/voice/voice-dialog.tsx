import { LazyDialog } from '@/components/loading/lazy-dialog'
import { loadVoice, type VoiceControl } from './use-voice'

/** How the visitor writes, the same for every tool: whether it is on, and the dialog to change it. */
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
