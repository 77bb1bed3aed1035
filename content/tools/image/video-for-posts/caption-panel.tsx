import { type ClipboardEvent, useId, useState } from 'react'
import { TextAreaField } from '@/components/fields/fields'
import { FileButton } from '@/components/files/drop-box'
import type { SettingsControl } from '@/components/files/file-settings'
import { ConditionalInput } from '@/components/form/option-input'
import { useAbilities } from '@/components/loading/use-abilities'
import { readTextFile } from '@/components/text/read-text-file'
import { Button } from '@/components/ui/button'
import { keepFocus } from '@/components/ui/keep-focus'
import { subtitleExtensions } from '@/lib/audio/subtitles/parse-cues'
import { buildFileRefusedNotice } from '@/lib/core/errors/text-notices'
import { CaptionList } from './caption-list'
import { type Captions, editCaptions, editCue, getTimeline, type ParsedCaptions } from './captions'
import type { Clip } from './clips'
import { captionFields } from './form'
import { SpeechCaptions } from './speech-captions'

type Props = {
  clips: readonly Clip[]
  captions: Captions
  parsed: ParsedCaptions
  /** Of the joined video. */
  time: number
  onMomentShow: (time: number) => void
  control: SettingsControl
  onChange: (captions: Captions) => void
  onError: (name: string, message: string) => void
}

export function CaptionPanel({ clips, captions, parsed, control, onChange, onError, ...shown }: Props) {
  const id = useId()
  const abilities = useAbilities()
  const [replacedCaptions, setReplacedCaptions] = useState<Captions | null>(null)

  /** Unedited auto captions do not take the place of the visitor’s own. */
  function replaceCaptions(newCaptions: Captions) {
    if (!captions.isAutomatic || !replacedCaptions) setReplacedCaptions(captions)
    onChange(newCaptions)
  }

  /** Swaps both, so corrections made before it come back with a second press. */
  function undo() {
    if (!replacedCaptions) return
    setReplacedCaptions(captions)
    onChange(replacedCaptions)
  }

  /** Captions pasted over all others are new: their times are from the clips as they are now. */
  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const text = event.clipboardData.getData('text')
    if (text === '' || value === '' || selectionEnd - selectionStart < value.length) return
    event.preventDefault()
    replaceCaptions({ text, timeline: getTimeline(clips) })
  }

  async function readFile([file]: readonly File[]) {
    if (!file) return
    const result = await readTextFile(file)
    if ('text' in result) return replaceCaptions({ text: result.text, timeline: getTimeline(clips) })
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
        value={captions.text}
        placeholder="Paste an SRT, a WebVTT or just the words"
        onPaste={paste}
        onValueChange={(text) => onChange(editCaptions(captions, text, clips))}
      />
      <p role="status" className={`text-sm ${parsed.problem ? 'text-caution' : 'text-muted'}`}>
        {parsed.problem ?? parsed.summary}
      </p>
      {abilities?.transcription && clips.some(({ details }) => details.hasSound) && (
        <SpeechCaptions clips={clips} onCaptionsMake={replaceCaptions} />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <FileButton label="Choose a caption file" accept={subtitleExtensions.join()} isSingle onFilesAdd={readFile} />
        {replacedCaptions && replacedCaptions.text.trim() !== '' && (
          <Button variant="quiet" aria-label="Undo new captions" onClick={() => keepFocus(undo)}>
            Undo
          </Button>
        )}
      </div>
      {parsed.cues.length > 0 && (
        <CaptionList
          {...shown}
          parsed={parsed}
          onEdit={(index, text) => onChange(editCue(captions, parsed.cues, index, text))}
        />
      )}
      <div className="@container">
        <div className={`grid gap-4 @md:grid-cols-2 ${parsed.lines.length > 0 ? '' : 'hidden'}`}>
          {captionFields.map((field) => (
            <ConditionalInput key={field.name} field={field} idPrefix={id} parameters={control.settings} />
          ))}
        </div>
      </div>
    </div>
  )
}
