import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { notifyError } from '@/components/ui/notify'
import { saveBlob } from '@/components/ui/save-blob'
import { toSrt } from '@/lib/audio/captions/transcript-files'
import type { SpeechInfo, TimedSentence } from '@/lib/audio/speech/speech'
import { buildWavFile } from '@/lib/audio/speech/wav'
import { errors, PublicError } from '@/lib/core/errors'

type Mp3Tags = { title: string; voice: string }
type EncodingOptions = { onProgress: (progress: number) => void; signal: AbortSignal }

/** Returns MP3 unchanged, or converts WAV in the browser and tags it with a title and as synthetic speech. */
async function toMp3(file: Blob, { title, voice }: Mp3Tags, options: EncodingOptions): Promise<Blob> {
  if (file.type === 'audio/mpeg') return file
  const { convertToMp3 } = await import('@/lib/audio/encode/run-audio-job')
  return convertToMp3(file, { title, artist: `${voice} (synthetic voice)`, bitrate: 128_000 }, options)
}

/** A model's WAV header may lack the length, so it is built from the samples. Null if a model has no samples. */
function getWavFactory(
  file: Blob,
  samples: Float32Array<ArrayBuffer> | null,
  { engine, sampleRate }: Pick<SpeechInfo, 'engine' | 'sampleRate'>,
): (() => Blob) | null {
  if (engine === 'basic') return () => file
  return samples && (() => buildWavFile(samples, sampleRate))
}

type Props = {
  file: Blob
  speechInfo: SpeechInfo
  samples: Float32Array<ArrayBuffer> | null
  sentences: readonly TimedSentence[]
}

export function VoiceFiles({ file, speechInfo, samples, sentences }: Props) {
  const [progress, setProgress] = useState<number | null>(null)
  const abortControllerRef = useRef<AbortController>(null)
  useEffect(() => () => abortControllerRef.current?.abort(), [])

  async function saveMp3() {
    abortControllerRef.current = new AbortController()
    const { signal } = abortControllerRef.current
    setProgress(0)
    try {
      const title = sentences[0]?.text ?? 'Voice-over'
      saveBlob(
        'voice-over.mp3',
        await toMp3(file, { title, voice: speechInfo.voice }, { onProgress: setProgress, signal }),
      )
    } catch (error) {
      if (signal.aborted) return
      notifyError(errors[error instanceof PublicError ? error.code : 'sound_worker'])
    }
    setProgress(null)
  }

  const createWav = getWavFactory(file, samples, speechInfo)
  const createSrt = () => new Blob([toSrt({ segments: sentences })], { type: 'application/x-subrip;charset=utf-8' })
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button variant="primary" onClick={saveMp3} disabled={progress !== null}>
        {progress === null ? 'Download MP3' : `Making the MP3… ${Math.round(progress * 100)}%`}
      </Button>
      <Button disabled={!createWav} onClick={() => createWav && saveBlob('voice-over.wav', createWav())}>
        Download WAV
      </Button>
      <Button onClick={() => saveBlob('voice-over.srt', createSrt())}>Download captions (SRT)</Button>
    </div>
  )
}
