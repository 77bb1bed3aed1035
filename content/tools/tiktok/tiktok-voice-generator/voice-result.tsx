import { useCallback, useMemo, useRef } from 'react'
import { useLoaded } from '@/components/ui/use-loaded'
import type { SpeechMetadata, SpeechPart } from '@/lib/audio/speech/speech'
import { formatCount } from '@/lib/core/format/format-number'
import { formatTimestamp } from '@/lib/core/format/format-time'
import { snapToPauses } from './snap-to-pauses'
import { useSpeechAudio } from './use-speech-audio'
import { VoiceFiles } from './voice-files'
import { decodeAudio, Waveform } from './waveform'

export { RunStatus } from '@/components/run/run-status'

/** The player appears with the first part if the browser can stream; the rest appears after the last part. */
export function VoiceResult({ parts, isDone }: { parts: readonly SpeechPart[]; isDone: boolean }) {
  const audioChunks = useMemo(() => parts.filter((part) => 'audio' in part), [parts])
  const speechInfo = useMemo(() => parts.find((part) => 'about' in part)?.about ?? null, [parts])
  const { url, file, onStreamError } = useSpeechAudio(audioChunks, isDone)
  const playerRef = useRef<HTMLAudioElement>(null)
  const sampleRate = speechInfo?.sampleRate ?? 0
  const decode = useCallback(
    async (audio: Blob | null) => (audio && sampleRate ? decodeAudio(audio, sampleRate) : null),
    [sampleRate],
  )
  const samples = useLoaded(file, decode) ?? null

  const sentences = useMemo(() => {
    if (!speechInfo) return []
    const { sentences: timedSentences, timing } = speechInfo
    return timing === 'estimated' && samples ? snapToPauses(timedSentences, samples, sampleRate) : timedSentences
  }, [speechInfo, samples, sampleRate])

  function jumpTo(seconds: number) {
    if (!playerRef.current) return
    playerRef.current.currentTime = seconds
    // Pausing before playback starts is not an error.
    playerRef.current.play().catch(() => {})
  }

  if (url === null) return null
  return (
    <section aria-label="Your voice-over" className="rounded-xl border border-line bg-surface p-4 sm:p-6">
      <Waveform samples={samples} playerRef={playerRef} onJump={jumpTo} />
      {/* biome-ignore lint/a11y/useMediaCaption: its sentences with their times stand below it */}
      <audio
        ref={playerRef}
        controls
        src={url}
        onError={onStreamError}
        className="mt-3 w-full"
        aria-label="Voice-over"
      />
      {file && speechInfo && (
        <>
          <p className="mt-3 text-sm text-muted">
            {speechInfo.voice}
            {speechInfo.engine === 'basic' && ', a basic robotic voice'} · {speechInfo.seconds.toFixed(1)} seconds ·{' '}
            {formatCount(speechInfo.sampleRate)} Hz
          </p>
          <VoiceFiles file={file} speechInfo={speechInfo} samples={samples} sentences={sentences} />
          <Sentences sentences={sentences} timing={speechInfo.timing} onJump={jumpTo} />
          <p className="mt-4 border-t border-line pt-4 text-sm text-muted">
            This voice is synthetic, so let your viewers know. If it sounds real, TikTok requires the “AI-generated
            content” label (AP, May 2024).
          </p>
        </>
      )}
    </section>
  )
}

type SentencesProps = Pick<SpeechMetadata, 'sentences' | 'timing'> & { onJump: (seconds: number) => void }

const timingNotes = {
  measured: 'Timed to the audio',
  estimated: 'Estimated times. Check them before you post.',
} as const

function Sentences({ sentences, timing, onJump }: SentencesProps) {
  return (
    <>
      <h3 className="mt-5 font-semibold">Captions</h3>
      <p className="text-sm text-muted">{timingNotes[timing]}</p>
      <ol className="mt-2 max-h-80 overflow-y-auto">
        {sentences.map(({ text, start }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of one result never changes its order
          <li key={index}>
            <button
              type="button"
              className="flex min-h-11 w-full gap-3 rounded-lg px-2 py-2 text-left hover:bg-raised"
              onClick={() => onJump(start)}
            >
              <span className="shrink-0 text-muted tabular-nums">{formatTimestamp(start)}</span>
              <span dir="auto" className="break-words">
                {text}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}
