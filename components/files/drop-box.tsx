import { useEffect, useEffectEvent, useRef } from 'react'
import { buttonClass } from '@/components/ui/button'

type Props = {
  invitation: string
  accept: string
  over: boolean
  onFiles: (files: readonly File[]) => void
  /** The visitor means to use the tool: time to load what it needs. */
  onIntent: () => void
}

/** Where files go in. It works as a plain file input before the page's code has arrived. */
export function DropBox({ invitation, accept, over, onFiles, onIntent }: Props) {
  return (
    <div
      className={`flex flex-col items-center gap-3 rounded-xl border-2 border-dashed p-6 text-center sm:p-8 ${over ? 'border-accent bg-raised' : 'border-field-line bg-surface'}`}
    >
      <p className="font-semibold text-lg">{over ? 'Drop to add them' : invitation}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <FileButton
          label="Choose files"
          look="primary"
          accept={accept}
          onFiles={onFiles}
          onIntent={onIntent}
        />
        <FileButton label="Choose a folder" look="secondary" folder onFiles={onFiles} onIntent={onIntent} />
      </div>
      <p className="text-muted text-sm">or paste one with Ctrl+V or ⌘V</p>
    </div>
  )
}

type ButtonProps = Pick<Props, 'onFiles' | 'onIntent'> & {
  label: string
  look: 'primary' | 'secondary'
  accept?: string
  folder?: boolean
}

function FileButton({ label, look, accept, folder, onFiles, onIntent }: ButtonProps) {
  const input = useRef<HTMLInputElement>(null)

  function take() {
    const box = input.current
    if (!box?.files?.length) return
    const files = [...box.files]
    // The same file may be chosen again.
    box.value = ''
    onFiles(files)
  }

  // Chosen while the page was loading.
  const takeEarly = useEffectEvent(take)
  useEffect(() => takeEarly(), [])

  return (
    <label
      className={`${buttonClass({ look, size: 'large' })} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2`}
    >
      {label}
      <input
        ref={input}
        type="file"
        multiple
        className="sr-only"
        onClick={onIntent}
        onFocus={onIntent}
        onChange={take}
        {...(accept && { accept })}
        {...(folder && { webkitdirectory: '' })}
      />
    </label>
  )
}
