import { useId } from 'react'
import { TextAreaField } from '@/components/fields/fields'
import { FileButton } from '@/components/files/drop-box'
import type { SettingsControl } from '@/components/files/file-settings'
import { ConditionalInput } from '@/components/form/option-input'
import { useAbilities } from '@/components/loading/use-abilities'
import { readTextFile } from '@/components/text/read-text-file'
import { buildFileRefusedNotice } from '@/lib/core/errors/text-notices'
import type { ParsedCaptions } from './captions'
import type { Clip } from './clips'
import { captionFields } from './form'
import { SpeechCaptions } from './speech-captions'

type Props = {
  clips: readonly Clip[]
  text: string
  captions: ParsedCaptions
  control: SettingsControl
  onTextChange: (text: string) => void
  onError: (name: string, message: string) => void
}

export function CaptionPanel({ clips, text, captions, control, onTextChange, onError }: Props) {
  const id = useId()
  const abilities = useAbilities()

  async function readFile([file]: readonly File[]) {
    if (!file) return
    const result = await readTextFile(file)
    if ('text' in result) return onTextChange(result.text)
    const { errorCode } = result
    const message =
      errorCode === 'not_text'
        ? 'This isn’t a text file. Export your captions as SRT or WebVTT and try again.'
        : buildFileRefusedNotice(file.name, errorCode).text
    onError(file.name, message)
  }

  return (
    <div className="grid gap-3">
      <TextAreaField
        label="Captions"
        rows={5}
        value={text}
        placeholder="Paste an SRT, a WebVTT or just the words"
        onValueChange={onTextChange}
      />
      <p role="status" className={`text-sm ${captions.problem ? 'text-caution' : 'text-muted'}`}>
        {captions.problem ?? captions.summary}
      </p>
      {abilities?.transcription && <SpeechCaptions clips={clips} text={text} onTextChange={onTextChange} />}
      <div>
        <FileButton
          label="Choose a caption file"
          accept=".srt,.vtt,.ass,.txt,.json,.sbv"
          isSingle
          onFilesAdd={readFile}
        />
      </div>
      <div className="@container">
        <div className={`grid gap-4 @md:grid-cols-2 ${captions.lines.length > 0 ? '' : 'hidden'}`}>
          {captionFields.map((field) => (
            <ConditionalInput key={field.name} field={field} idPrefix={id} parameters={control.settings} />
          ))}
        </div>
      </div>
    </div>
  )
}
