import { type ClipboardEvent, useId } from 'react'
import { Button, getButtonClass } from '@/components/ui/button'
import { useFileInput } from '@/components/ui/use-file-input'
import { type TextNotice, textNotices } from '@/lib/core/errors/text-notices'
import { formatCount } from '@/lib/core/format/format-number'
import type { TextBox as Box } from '@/lib/tool/text-tool'
import type { TextCounts } from './text-job'
import type { TextBoxControl } from './use-text-tool'

const defaultAcceptedFileTypes = ['.txt', '.md', '.markdown', 'text/plain', 'text/markdown']

const countedUnits = ['character', 'word', 'line'] as const

/** Maximum length of a text box in UTF-16 units. Above a million, Chromium takes seconds per keystroke. */
export const MAX_BOX_LENGTH = 1_000_000
const PREVIEW_LENGTH = 5_000

type Props = {
  input: Pick<Box, 'label' | 'placeholder' | 'fileExtensions'>
  control: TextBoxControl
  /** The counts are omitted for a tool that has its own. */
  counts?: TextCounts | null
  isPaired: boolean
  onType: () => void
  onReplace: (text: string) => void
  onFile: (file: File) => Promise<void>
  onNotice: (notice: TextNotice) => void
}

export function TextBox({ input, control, counts, isPaired, onType, onReplace, onFile, onNotice }: Props) {
  const { label, placeholder, fileExtensions = defaultAcceptedFileTypes } = input
  const id = useId()
  const fileInputProps = useFileInput(([file]) => file && void onFile(file))
  const buildLabel = (action: string) => (isPaired ? `${action}: ${label}` : undefined)
  const isTooLong = control.text.length > MAX_BOX_LENGTH
  const formattedCounts = countedUnits.map((unit) => {
    const count = (control.text !== '' && counts?.[`${unit}s`]) || 0
    return `${formatCount(count)} ${unit}${count === 1 ? '' : 's'}`
  })

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pastedText = event.clipboardData.getData('text')
    if (pastedText.length <= MAX_BOX_LENGTH || isTooLong) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    onReplace(control.text.slice(0, selectionStart) + pastedText + control.text.slice(selectionEnd))
  }

  async function paste() {
    const pastedText = await Promise.resolve(navigator.clipboard?.readText()).catch(() => undefined)
    if (pastedText) onReplace(pastedText)
    else onNotice(pastedText === '' ? textNotices.nothing_to_paste : textNotices.paste_refused)
  }

  return (
    <div className="space-y-3">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <textarea
        ref={control.box}
        id={id}
        value={isTooLong ? control.text.slice(0, PREVIEW_LENGTH) : control.text}
        readOnly={isTooLong}
        onPaste={onPaste}
        onChange={(event) => {
          onType()
          control.type(event.target.value)
        }}
        placeholder={placeholder}
        {...(counts !== undefined && { 'aria-describedby': `${id}-counts` })}
        className={`block h-36 min-h-24 w-full resize-y rounded-lg border border-field-line bg-surface p-3 text-base placeholder:text-muted ${isPaired ? '' : 'lg:h-64'}`}
      />
      {counts !== undefined && (
        <p id={`${id}-counts`} className="text-muted text-sm tabular-nums">
          {formattedCounts.join(' · ')}
        </p>
      )}
      {isTooLong && (
        <p className="text-muted text-sm">
          This is only the start. Your text is too long to edit here, but the tool uses all of it.
        </p>
      )}
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
    </div>
  )
}
