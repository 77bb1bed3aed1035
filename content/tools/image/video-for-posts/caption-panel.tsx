import { useId } from 'react'
import type { BrandKit } from '@/components/brand-kit/brand-kit'
import { BrandKitButton } from '@/components/brand-kit/brand-kit-button'
import { fillWithUndo } from '@/components/brand-kit/fill-with-undo'
import { TextAreaField } from '@/components/fields/fields'
import { FileButton } from '@/components/files/drop-box'
import type { SettingsControl } from '@/components/files/file-settings'
import { ConditionalInput } from '@/components/form/option-input'
import { readTextFile } from '@/components/text/read-text-file'
import { getContrast, MIN_TEXT_CONTRAST } from '@/lib/images/drawing/colors'
import { CAPTION_BACKGROUND, type ParsedCaptions } from './captions'
import { captionFields } from './form'

type Props = {
  text: string
  captions: ParsedCaptions
  isJoined: boolean
  control: SettingsControl
  onTextChange: (text: string) => void
  onError: (name: string, message: string) => void
}

/** The words stay white; the first color that reads well beside their dark outline marks the spoken word. */
async function applyBrandKit(control: SettingsControl, { colors }: BrandKit) {
  if (colors.length === 0) return 'colors'
  const accentColor = colors.find((color) => getContrast(color, CAPTION_BACKGROUND) >= MIN_TEXT_CONTRAST)
  return fillWithUndo(control, { textColor: '#ffffff', ...(accentColor && { look: 'highlight', accentColor }) })
}

export function CaptionPanel({ text, captions, isJoined, control, onTextChange, onError }: Props) {
  const id = useId()

  async function readFile([file]: readonly File[]) {
    if (!file) return
    const result = await readTextFile(file)
    if ('text' in result) onTextChange(result.text)
    else onError(file.name, 'This isn’t a text file. Export your captions as SRT or WebVTT and try again.')
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
          (captions.summary ||
            `Caption times start with ${isJoined ? 'the joined video' : 'your clip, before trimming'}.`)}
      </p>
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
          <BrandKitButton onApply={(kit) => applyBrandKit(control, kit)} />
        </div>
      </div>
    </div>
  )
}
