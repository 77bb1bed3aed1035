import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { previewVoice } from './preview-voice'

type Props = {
  text: string
  /** A BCP 47 tag; the browser's own where it is null. */
  language: string | null
  /** 1 is usual. */
  speed: number
}

const usual = 'Uses your device’s own voice, not the one you’ll save.'
const notes = {
  silent: usual,
  speaking: usual,
  empty: 'Write something first.',
  impossible: 'Your device has no voice for this language.',
} as const

/** Reads the text with the browser's own voices: at once and without a request, but no browser lets a page save that. */
export function Preview({ text, language, speed }: Props) {
  const [state, setState] = useState<'silent' | 'speaking' | 'empty' | 'impossible'>('silent')
  useEffect(() => {
    // The first question for the list makes the browser fetch it.
    globalThis.speechSynthesis?.getVoices()
    return () => globalThis.speechSynthesis?.cancel()
  }, [])

  function toggle() {
    globalThis.speechSynthesis?.cancel()
    if (state === 'speaking') return setState('silent')
    if (text.trim() === '') return setState('empty')
    const voice = previewVoice(language ?? navigator.language)
    if (!voice) return setState('impossible')
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = speed
    utterance.onend = () => setState('silent')
    utterance.onerror = () => setState('silent')
    speechSynthesis.speak(utterance)
    setState('speaking')
  }

  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button size="small" onClick={toggle} aria-describedby="preview-note">
        {state === 'speaking' ? 'Stop the preview' : 'Preview in your browser'}
      </Button>
      <p id="preview-note" className="text-sm text-muted">
        {notes[state]}
      </p>
    </div>
  )
}
