import { LazyDialog } from '@/components/loading/lazy-dialog'
import { loadVoice, type VoiceControl } from './use-voice'

/** How the visitor writes, the same for every tool: whether it is on, and the dialog to change it. */
export function VoiceDialog({ control: { voice, open } }: { control: VoiceControl }) {
  return (
    <LazyDialog title="Your voice" titleSuffix={`: ${formatVoiceStatus(voice)}`} load={loadVoice} onOpen={open}>
      {({ VoicePanel }) => <VoicePanel />}
    </LazyDialog>
  )
}

function formatVoiceStatus(voice: VoiceControl['voice']): string {
  const samples = voice?.samples.length ?? 0
  if (samples > 0) return samples === 1 ? '1 sample' : `${samples} samples`
  return voice && Object.keys(voice.choices).length > 0 ? 'on' : 'off'
}
