import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { SpeechVoice } from '@/lib/tool/speech-voice'

type State = 'silent' | 'fetching' | 'playing' | 'ready' | { refusal: string }

const notes = {
  silent: 'Costs no use.',
  fetching: 'Fetching the sample…',
  playing: 'Playing…',
  ready: 'It is here: tap once more to hear it.',
} as const

/** Lets a voice be heard before it is chosen for a text. */
export function SampleButton({ voice }: { voice: SpeechVoice }) {
  const [state, setState] = useState<State>('silent')
  const player = useRef<HTMLAudioElement>(null)
  const leaving = useRef<AbortController>(null)

  const stop = useCallback(() => {
    leaving.current?.abort()
    player.current?.pause()
  }, [])
  useEffect(
    () => () => {
      stop()
      if (player.current) URL.revokeObjectURL(player.current.src)
    },
    [stop],
  )

  async function play() {
    leaving.current = new AbortController()
    const { signal } = leaving.current
    try {
      if (!player.current) {
        setState('fetching')
        const { fetchSample } = await import('./fetch-sample')
        const sample = await fetchSample(voice.id, signal)
        if ('refusal' in sample) return setState(sample)
        player.current = sample.player
      }
      player.current.onended = () => setState('silent')
      player.current.currentTime = 0
      await player.current.play()
      setState('playing')
    } catch (error) {
      if (signal.aborted) return
      // Where fetching took so long that the browser no longer takes it for the visitor's wish.
      const isReady = error instanceof DOMException && error.name === 'NotAllowedError'
      setState(isReady ? 'ready' : { refusal: 'Try again later.' })
    }
  }

  const isRefused = typeof state === 'object'
  const isOn = state === 'playing' || state === 'fetching'
  return (
    <div>
      <Button
        className="w-full"
        onClick={() => {
          if (!isOn) return play()
          stop()
          setState('silent')
        }}
        aria-label={isOn ? 'Stop the sample' : `Play a sample of ${voice.label}`}
      >
        {/* Drawn here: nothing else of the page needs the icons' library before its first run. */}
        <svg viewBox="0 0 16 16" className="size-4 fill-current" aria-hidden>
          <path d={isOn ? 'M2 2h12v12H2z' : 'M3 1l12 7-12 7z'} />
        </svg>
        {isOn ? 'Stop' : 'Play a sample'}
      </Button>
      <p role="status" className={`mt-0.5 text-sm ${isRefused ? 'text-danger' : 'text-muted'}`}>
        {isRefused ? `No sample right now. ${state.refusal}` : notes[state]}
      </p>
    </div>
  )
}
