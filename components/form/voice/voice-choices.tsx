import type { Option } from '@/lib/tool/form'
import { audienceField, avoidField, emojiField, languageField } from '@/lib/tool/shared-fields'
import { EMOJI_LIKE_SAMPLES, type VoiceFieldName, type WritingVoice } from '@/lib/tool/writing-voice'

type Choices = WritingVoice['choices']
type Props = { id: string; choices: Choices; onChange: (choices: Choices) => void }

const textFields = [
  { ...audienceField, label: 'You usually write for' },
  { ...avoidField, label: 'Words you avoid' },
]
const selectFields: readonly {
  name: VoiceFieldName
  label: string
  emptyLabel: string
  options: readonly Option[]
}[] = [
  {
    name: 'emoji',
    label: 'Emoji you use',
    emptyLabel: 'Each tool’s default',
    options: [{ value: EMOJI_LIKE_SAMPLES, label: 'Like my samples' }, ...emojiField.options],
  },
  {
    name: 'language',
    label: 'Language you write in',
    emptyLabel: 'Same as my text',
    options: languageField.options.filter(({ value }) => value !== languageField.default),
  },
]

const inputClass = 'mt-1 min-h-11 w-full rounded-lg border border-field-line bg-surface px-3 text-base text-ink'

/** Default values for the options of the same name in every tool. */
export function VoiceChoices({ id, choices, onChange }: Props) {
  const setChoice = (name: VoiceFieldName, value: string) => onChange({ ...choices, [name]: value })
  return (
    <fieldset>
      <legend className="text-sm text-muted">
        Every tool starts with these. You can still change them in each tool.
      </legend>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {textFields.map(({ name, label, maxLength, placeholder }) => (
          <div key={name}>
            <label htmlFor={`${id}-${name}`} className="text-sm font-medium">
              {label}
            </label>
            <input
              id={`${id}-${name}`}
              className={`${inputClass} placeholder:text-muted`}
              value={choices[name] ?? ''}
              maxLength={maxLength}
              placeholder={placeholder}
              onChange={(event) => setChoice(name, event.target.value)}
            />
          </div>
        ))}
        {selectFields.map(({ name, label, emptyLabel, options }) => (
          <div key={name}>
            <label htmlFor={`${id}-${name}`} className="text-sm font-medium">
              {label}
            </label>
            <select
              id={`${id}-${name}`}
              className={inputClass}
              value={choices[name] ?? ''}
              onChange={(event) => setChoice(name, event.target.value)}
            >
              <option value="">{emptyLabel}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
