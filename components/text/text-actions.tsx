import { Button, buttonClass } from '@/components/ui/button'
import { type TextNotice, textNotices } from '@/lib/errors/text-notices'
import type { TextControl } from './use-text'

type Props = {
  control: TextControl
  /** Ends of the names of files that are offered. */
  opens: readonly string[] | undefined
  onPut: (text: string) => void
  onFile: (file: File) => Promise<void>
  onNotice: (notice: TextNotice) => void
}

const usualFiles = ['.txt', '.md', '.markdown', 'text/plain', 'text/markdown']

/** What puts a text into the box or takes it away; each step can be taken back. */
export function TextActions({ control, opens = usualFiles, onPut, onFile, onNotice }: Props) {
  async function paste() {
    const pasted = await Promise.resolve(navigator.clipboard?.readText()).catch(() => undefined)
    if (pasted) onPut(pasted)
    else onNotice(pasted === '' ? textNotices.nothing_to_paste : textNotices.paste_refused)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" onClick={paste}>
        Paste
      </Button>
      <label
        className={`${buttonClass({ size: 'small' })} cursor-pointer focus-within:outline-3 focus-within:outline-ink focus-within:outline-offset-2`}
      >
        Open file
        <input
          type="file"
          accept={opens.join()}
          className="sr-only"
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) void onFile(file)
            // The same file may be chosen again.
            target.value = ''
          }}
        />
      </label>
      <Button size="small" disabled={control.text === ''} onClick={() => onPut('')}>
        Clear
      </Button>
      {(control.canUndo || control.canRedo) && (
        <>
          <Button size="small" disabled={!control.canUndo} onClick={control.undo}>
            Undo
          </Button>
          <Button size="small" disabled={!control.canRedo} onClick={control.redo}>
            Redo
          </Button>
        </>
      )}
    </div>
  )
}
