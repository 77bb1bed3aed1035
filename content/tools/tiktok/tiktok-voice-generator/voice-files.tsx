import { useCancellableJob } from '@/components/run/use-cancellable-job'
import { Button } from '@/components/ui/button'
import { notifyError } from '@/components/ui/notify'
import { saveBlob } from '@/components/ui/save-blob'
import { saveTextFile } from '@/components/ui/save-text-file'
import { toSrt } from '@/lib/audio/captions/transcript-files'
import type { SpeechInfo, TimedSentence } from '@/lib/audio/speech/speech'
import { buildWavFile } from '@/lib/audio/speech/wav'
import { errors, PublicError } from '@/lib/core/errors'

type Props = {
  file: Blob
  speechInfo: SpeechInfo
  samples: Float32Array<ArrayBuffer> | null
  sentences: readonly TimedSentence[]
}

export function VoiceFiles({ file, speechInfo, samples, sentences }: Props) {
  const { state: progress, startJob } = useCancellableJob<number | null>(null)

  async function convert(signal: AbortSignal, onProgress: (progress: number) => void): Promise<Blob> {
    const { convertToMp3 } = await import('@/lib/audio/encode/run-audio-job')
    const tags = { title: sentences[0]?.text ?? 'Voice-over', artist: `${speechInfo.voice} (synthetic voice)` }
    return convertToMp3(file, { ...tags, bitrate: 128_000 }, { onProgress, signal })
  }

  async function saveMp3() {
    const { signal, updateState: setProgress } = startJob()
    setProgress(0)
    try {
      saveBlob('voice-over.mp3', file.type === 'audio/mpeg' ? file : await convert(signal, setProgress))
    } catch (error) {
      if (signal.aborted) return
      notifyError(errors[error instanceof PublicError ? error.code : 'sound_worker'])
    }
    setProgress(null)
  }

  // A model's WAV header may lack the length, so it is built from the samples. Without samples there is no WAV.
  const wavOfModel = samples && (() => buildWavFile(samples, speechInfo.sampleRate))
  const createWav = speechInfo.engine === 'basic' ? () => file : wavOfModel
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button variant="primary" onClick={saveMp3} disabled={progress !== null}>
        {progress === null ? 'Download MP3' : `Making the MP3… ${Math.round(progress * 100)}%`}
      </Button>
      <Button disabled={!createWav} onClick={() => createWav && saveBlob('voice-over.wav', createWav())}>
        Download WAV
      </Button>
      <Button onClick={() => saveTextFile('voice-over.srt', toSrt({ segments: sentences }))}>
        Download captions (SRT)
      </Button>
    </div>
  )
}
