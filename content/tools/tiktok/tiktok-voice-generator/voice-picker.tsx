import type { ReactNode } from 'react'
import { SelectField } from '@/components/calculator/select-field'
import { getInputName } from '@/components/form/form-elements'
import type { VoicesReply } from '@/lib/audio/speech/voices-reply'
import { SampleButton } from './sample-button'

type Props = {
  voices: VoicesReply['voices']
  selectedId: string
  onChoose: (voice: string) => void
  children: ReactNode
}

/** Selects a voice by language, then kind; by name only if the site's voices have no languages. */
export function VoicePicker({ voices, selectedId, onChoose, children }: Props) {
  const voice = voices.find(({ id }) => id === selectedId) ?? voices[0]
  if (!voice) return <div className="mt-4">{children}</div>
  const languages = new Set(voices.map(({ language }) => language ?? ''))
  const sameLanguageVoices = voices.filter(({ language }) => language === voice.language)
  const voiceOptions = sameLanguageVoices.map(({ id, label, kind }) => [id, { label: kind ?? label }] as const)
  return (
    <div className="mt-3 grid grid-cols-2 items-start gap-3">
      <input type="hidden" name={getInputName('voice')} defaultValue={voice.id} />
      {voice.language && (
        <SelectField
          label="Language"
          value={voice.language}
          options={Object.fromEntries([...languages].map((name) => [name, { label: name }]))}
          onChange={(language) => onChoose(findSimilarVoiceId(voices, language, voice.kind))}
        />
      )}
      <SelectField label="Voice" value={voice.id} options={Object.fromEntries(voiceOptions)} onChange={onChoose} />
      <SampleButton key={voice.id} voice={voice} />
      {children}
    </div>
  )
}

function findSimilarVoiceId(voices: Props['voices'], language: string, kind: string | undefined): string {
  const languageVoices = voices.filter((voice) => voice.language === language)
  return (languageVoices.find((voice) => voice.kind === kind) ?? languageVoices[0])?.id ?? ''
}
