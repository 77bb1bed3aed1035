import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { SelectField } from '@/components/fields/fields'
import { getInputName } from '@/components/form/form-elements'
import { Button } from '@/components/ui/button'
import type { VoicesReply } from '@/lib/audio/speech/voices'
import type { SpeechVoice } from '@/lib/tool/settings'

type State = 'silent' | 'fetching' | 'playing' | 'ready' | { errorText: string }

const stateNotes = {
  silent: '',
  fetching: 'Loading the sample…',
  playing: 'Playing…',
  ready: 'Ready. Tap again to hear it.',
} as const

function SampleButton({ voice, speed }: { voice: SpeechVoice; speed: number }) {
  const [state, setState] = useState<State>('silent')
  const playerRef = useRef<HTMLAudioElement>(null)
  const abortControllerRef = useRef<AbortController>(null)

  const stop = useCallback(() => {
    abortControllerRef.current?.abort()
    playerRef.current?.pause()
  }, [])
  useEffect(
    () => () => {
      stop()
      if (playerRef.current) URL.revokeObjectURL(playerRef.current.src)
    },
    [stop],
  )

  async function play() {
    abortControllerRef.current = new AbortController()
    const { signal } = abortControllerRef.current
    try {
      if (!playerRef.current) {
        setState('fetching')
        const { fetchSample } = await import('./fetch-sample')
        const sample = await fetchSample(voice.id, signal)
        if ('errorText' in sample) return setState(sample)
        playerRef.current = sample.player
      }
      playerRef.current.onended = () => setState('silent')
      playerRef.current.currentTime = 0
      playerRef.current.playbackRate = speed
      await playerRef.current.play()
      setState('playing')
    } catch (error) {
      if (signal.aborted) return
      // If the fetch takes too long, the browser no longer treats playback as a user action.
      const isReady = error instanceof DOMException && error.name === 'NotAllowedError'
      setState(isReady ? 'ready' : { errorText: 'Try again later.' })
    }
  }

  const hasError = typeof state === 'object'
  const isActive = state === 'playing' || state === 'fetching'
  return (
    <div>
      <Button
        className="w-full"
        onClick={() => {
          if (!isActive) return play()
          stop()
          setState('silent')
        }}
        aria-label={isActive ? 'Stop the sample' : `Play a sample of ${voice.label}`}
      >
        {/* Inline, because nothing else on the page needs the icon library before the first run. */}
        <svg viewBox="0 0 16 16" className="size-4 fill-current" aria-hidden>
          <path d={isActive ? 'M2 2h12v12H2z' : 'M3 1l12 7-12 7z'} />
        </svg>
        {isActive ? 'Stop' : 'Play a sample'}
      </Button>
      <p role="status" className={`mt-0.5 min-h-5 text-sm ${hasError ? 'text-danger' : 'text-muted'}`}>
        {hasError ? `No sample right now. ${state.errorText}` : stateNotes[state]}
      </p>
    </div>
  )
}

type Props = {
  voices: VoicesReply['voices']
  selectedId: string
  /** 1 is normal. */
  speed: number
  onChoose: (voice: string) => void
  children: ReactNode
}

/** Selects a voice by language, then kind; by name only if the site's voices have no languages. */
export function VoicePicker({ voices, selectedId, speed, onChoose, children }: Props) {
  const voice = voices.find(({ id }) => id === selectedId) ?? voices[0]
  if (!voice) return <div className="mt-4">{children}</div>
  const languages = new Set(voices.map(({ language }) => language ?? ''))
  const sameLanguageVoices = voices.filter(({ language }) => language === voice.language)
  const voiceOptions = sameLanguageVoices.map(({ id, label, kind }) => ({ value: id, label: kind ?? label }))
  return (
    <div className="mt-3 grid grid-cols-2 items-start gap-3">
      <input type="hidden" name={getInputName('voice')} defaultValue={voice.id} />
      {voice.language && (
        <SelectField
          label="Language"
          value={voice.language}
          options={[...languages].map((name) => ({ value: name, label: name }))}
          onValueChange={(language) => onChoose(findSimilarVoiceId(voices, language, voice.kind))}
        />
      )}
      <SelectField label="Voice" value={voice.id} options={voiceOptions} onValueChange={onChoose} />
      <SampleButton key={voice.id} voice={voice} speed={speed} />
      {children}
    </div>
  )
}

function findSimilarVoiceId(voices: Props['voices'], language: string, kind: string | undefined): string {
  const languageVoices = voices.filter((voice) => voice.language === language)
  return (languageVoices.find((voice) => voice.kind === kind) ?? languageVoices[0])?.id ?? ''
}
