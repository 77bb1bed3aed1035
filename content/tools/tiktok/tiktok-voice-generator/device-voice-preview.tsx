import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'

/** Excludes the browser vendor's online voices, because the vendor would receive the text. */
function findDeviceVoice(language: string): SpeechSynthesisVoice | null {
  if (!('speechSynthesis' in globalThis)) return null
  const languageTag = language.toLowerCase()
  const getRank = ({ lang, localService, default: isDefault }: SpeechSynthesisVoice) => {
    const tag = lang.toLowerCase().replace('_', '-')
    if (!localService || toPrimaryLanguage(tag) !== toPrimaryLanguage(languageTag)) return 0
    return tag === languageTag ? 3 : 1 + Number(isDefault)
  }
  const bestVoice = speechSynthesis.getVoices().toSorted((one, other) => getRank(other) - getRank(one))[0]
  return bestVoice && getRank(bestVoice) > 0 ? bestVoice : null
}

/** espeak-ng uses Mandarin's own code, browsers that of Chinese. */
const toPrimaryLanguage = (tag: string) => tag.replace(/^cmn\b/, 'zh').split('-')[0]

type Props = {
  text: string
  /** BCP 47 tag; null for the browser's own language. */
  language: string | null
  /** 1 is normal. */
  speed: number
  /** Whether the page has no other way to speak. */
  isOnlyOption?: boolean
}

type State = 'silent' | 'speaking' | 'empty' | 'impossible'

const stateNotes: Partial<Record<State, string>> = {
  empty: 'Write something first.',
  impossible: 'Your device doesn’t have a voice for this language.',
}
const deviceVoiceNote = 'Uses your device’s own voice, not the one you’ll download.'
const noSiteVoiceNote =
  'This site doesn’t have a voice set up, so it can’t make an audio file. Your device can still read your text to you.'

/** Speaks the text with the browser's own voices, without a request to the server. Browsers cannot save this audio. */
export function DeviceVoicePreview({ text, language, speed, isOnlyOption = false }: Props) {
  const [state, setState] = useState<State>('silent')
  useEffect(() => {
    // The first call makes the browser load the list.
    globalThis.speechSynthesis?.getVoices()
    return () => globalThis.speechSynthesis?.cancel()
  }, [])

  function toggle() {
    globalThis.speechSynthesis?.cancel()
    if (state === 'speaking') return setState('silent')
    if (text.trim() === '') return setState('empty')
    const voice = findDeviceVoice(language ?? navigator.language)
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
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        size={isOnlyOption ? 'large' : 'small'}
        variant={isOnlyOption ? 'primary' : 'secondary'}
        onClick={toggle}
        aria-describedby="preview-note"
      >
        {state === 'speaking' ? 'Stop reading' : 'Read it with my device’s voice'}
      </Button>
      <p id="preview-note" className="text-muted text-sm">
        {stateNotes[state] ?? (isOnlyOption ? noSiteVoiceNote : deviceVoiceNote)}
      </p>
    </div>
  )
}
