import { Button, getButtonClass } from '@/components/ui/button'
import { useFileInput } from '@/components/ui/use-file-input'
import { type TextNotice, textNotices } from '@/lib/core/errors/text-notices'
import type { TextBoxControl } from './use-text-box'

type Props = {
  control: TextBoxControl
  /** Names the text box if there are two. */
  boxLabel?: string
  fileExtensions: readonly string[] | undefined
  onReplace: (text: string) => void
  onFile: (file: File) => Promise<void>
  onNotice: (notice: TextNotice) => void
}

const defaultAcceptedFileTypes = ['.txt', '.md', '.markdown', 'text/plain', 'text/markdown']

export function TextActions({
  control,
  boxLabel,
  fileExtensions = defaultAcceptedFileTypes,
  onReplace,
  onFile,
  onNotice,
}: Props) {
  const fileInputProps = useFileInput(([file]) => file && void onFile(file))
  const buildLabel = (action: string) => boxLabel && `${action}: ${boxLabel}`
  async function paste() {
    const pastedText = await Promise.resolve(navigator.clipboard?.readText()).catch(() => undefined)
    if (pastedText) onReplace(pastedText)
    else onNotice(pastedText === '' ? textNotices.nothing_to_paste : textNotices.paste_refused)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" aria-label={buildLabel('Paste')} onClick={paste}>
        Paste
      </Button>
      <label
        className={`${getButtonClass({ size: 'small' })} cursor-pointer focus-within:outline-3 focus-within:outline-ink focus-within:outline-offset-2`}
      >
        Open file
        <input
          {...fileInputProps}
          type="file"
          aria-label={buildLabel('Open file')}
          accept={fileExtensions.join()}
          className="sr-only"
        />
      </label>
      <Button
        size="small"
        aria-label={buildLabel('Clear')}
        disabled={control.text === ''}
        onClick={() => onReplace('')}
      >
        Clear
      </Button>
      {(control.canUndo || control.canRedo) && (
        <>
          <Button size="small" aria-label={buildLabel('Undo')} disabled={!control.canUndo} onClick={control.undo}>
            Undo
          </Button>
          <Button size="small" aria-label={buildLabel('Redo')} disabled={!control.canRedo} onClick={control.redo}>
            Redo
          </Button>
        </>
      )}
    </div>
  )
}
