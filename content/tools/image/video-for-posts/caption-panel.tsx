import { useId } from 'react'
import { TextAreaField } from '@/components/fields/fields'
import { FileButton } from '@/components/files/drop-box'
import { OptionInput } from '@/components/form/option-input'
import { readTextFile } from '@/components/text/read-text-file'
import type { ParsedCaptions } from './captions'
import { captionFields } from './form'

type Props = {
  text: string
  captions: ParsedCaptions
  isJoined: boolean
  onTextChange: (text: string) => void
  onError: (name: string, message: string) => void
}

export function CaptionPanel({ text, captions, isJoined, onTextChange, onError }: Props) {
  const id = useId()

  async function readFile([file]: readonly File[]) {
    if (!file) return
    const result = await readTextFile(file)
    if ('text' in result) onTextChange(result.text)
    else onError(file.name, 'We can’t read this as text. Export your captions as SRT or WebVTT and try again.')
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
        {captions.problem ??
          (captions.lines.length > 0
            ? `${captions.lines.length} captions, read as ${captions.format}.`
            : `Times count from the start of ${isJoined ? 'the joined video' : 'your clip, before trimming'}.`)}
      </p>
      <div>
        <FileButton
          label="Choose a captions file"
          accept=".srt,.vtt,.ass,.txt,.json,.sbv"
          isSingle
          onFilesAdd={readFile}
        />
      </div>
      <div className="@container">
        <div className={`grid gap-4 @md:grid-cols-2 ${captions.lines.length > 0 ? '' : 'hidden'}`}>
          {captionFields.map((field) => (
            <OptionInput key={field.name} field={field} id={`${id}-${field.name}`} />
          ))}
        </div>
      </div>
    </div>
  )
}
