import { useId, useState } from 'react'
import { SelectField, TextField } from '@/components/fields/fields'
import { Button } from '@/components/ui/button'
import { voiceStore } from '@/lib/browser/voice-store'
import { audienceField, avoidField, emojiField, languageField } from '@/lib/tool/shared-fields'
import {
  EMOJI_LIKE_SAMPLES,
  emptyVoice,
  isEmptyVoice,
  MAX_SAMPLE_LENGTH,
  MAX_SAMPLES,
  parseVoice,
  type VoiceFieldName,
  type WritingVoice,
} from '@/lib/tool/writing-voice'

export { applyVoiceDefaults } from '@/lib/tool/writing-voice'
export { voiceStore }

type Choices = WritingVoice['choices']

const emojiOptions = [
  { value: '', label: 'Each tool’s default' },
  { value: EMOJI_LIKE_SAMPLES, label: 'Like my samples' },
  ...emojiField.options,
]
const languageOptions = languageField.options.map(({ value, label }) => ({
  value: value === languageField.default ? '' : value,
  label,
}))

function VoiceChoices({ choices, onChange }: { choices: Choices; onChange: (choices: Choices) => void }) {
  const getFieldProps = (name: VoiceFieldName) => ({
    value: choices[name] ?? '',
    onValueChange: (value: string) => onChange({ ...choices, [name]: value }),
  })
  const getTextProps = ({ name, maxLength, placeholder = '' }: typeof audienceField | typeof avoidField) => ({
    ...getFieldProps(name),
    maxLength,
    placeholder,
  })
  return (
    <fieldset>
      <legend className="text-sm text-muted">
        Every tool starts with these. You can still change them in each tool.
      </legend>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <TextField label="You usually write for" {...getTextProps(audienceField)} />
        <TextField label="Words you avoid" {...getTextProps(avoidField)} />
        <SelectField label="Emoji you use" options={emojiOptions} {...getFieldProps('emoji')} />
        <SelectField label="Language you write in" options={languageOptions} {...getFieldProps('language')} />
      </div>
    </fieldset>
  )
}

type SampleBoxProps = { id: string; sampleNumber: number; text: string; onChange: (text: string) => void }

/** One pasted sample. Text beyond the limit is ignored, and the count shows this. */
function SampleBox({ id, sampleNumber, text, onChange }: SampleBoxProps) {
  const length = [...text].length
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        Sample {sampleNumber}
      </label>
      <textarea
        id={id}
        rows={4}
        value={text}
        onChange={(event) => onChange([...event.target.value].slice(0, MAX_SAMPLE_LENGTH).join(''))}
        aria-describedby={`${id}-count`}
        className="mt-1 block max-h-64 min-h-24 w-full rounded-lg border border-field-line bg-surface p-3 text-base text-ink"
      />
      <p id={`${id}-count`} className={`mt-1 text-sm ${length === MAX_SAMPLE_LENGTH ? 'text-caution' : 'text-muted'}`}>
        {length} of {MAX_SAMPLE_LENGTH} characters
      </p>
    </div>
  )
}

export function VoicePanel() {
  const id = useId()
  const [draft, setDraft] = useState(() => buildDraft(voiceStore.read()))
  const [shouldSave, setShouldSave] = useState(voiceStore.isStored)

  function updateVoice(newVoice: WritingVoice, nextShouldSave: boolean) {
    setDraft(newVoice)
    setShouldSave(nextShouldSave)
    voiceStore.save(parseVoice({ version: 1, ...newVoice }), nextShouldSave)
  }

  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">
        Paste up to three samples of your writing. We send them with each request. An AI model matches their rhythm and
        words, not their facts. A quick draft copies three habits: no capitals, no exclamation points, no period at the
        end of a line.
      </p>
      <div className="grid gap-4 sm:grid-cols-3">
        {draft.samples.map((sample, index) => (
          <SampleBox
            // biome-ignore lint/suspicious/noArrayIndexKey: the samples never change their number or order.
            key={index}
            id={`${id}-${index}`}
            sampleNumber={index + 1}
            text={sample}
            onChange={(text) => updateVoice({ ...draft, samples: draft.samples.with(index, text) }, shouldSave)}
          />
        ))}
      </div>
      <VoiceChoices choices={draft.choices} onChange={(choices) => updateVoice({ ...draft, choices }, shouldSave)} />
      <div>
        <label className="flex min-h-11 items-center gap-3 text-sm font-medium">
          <input
            type="checkbox"
            checked={shouldSave}
            onChange={(event) => updateVoice(draft, event.target.checked)}
            aria-describedby={`${id}-keep`}
          />
          Save in this browser
        </label>
        <p id={`${id}-keep`} className="text-sm text-muted">
          {formatStorageNote(shouldSave, draft)}
        </p>
      </div>
      <div>
        <Button size="small" onClick={() => updateVoice(buildDraft(emptyVoice), false)}>
          Clear my voice
        </Button>
      </div>
    </div>
  )
}

function buildDraft({ samples, choices }: WritingVoice): WritingVoice {
  return { samples: Array.from({ length: MAX_SAMPLES }, (_, index) => samples[index] ?? ''), choices }
}

function formatStorageNote(shouldSave: boolean, draft: WritingVoice): string {
  if (!shouldSave) return 'Gone when you leave this page.'
  const isEmpty = isEmptyVoice(parseVoice({ version: 1, ...draft }))
  if (isEmpty || voiceStore.isStored()) return 'Saved in this browser until you clear it or uncheck this.'
  return 'Your browser won’t let us store anything, so it’s gone when you leave this page.'
}
