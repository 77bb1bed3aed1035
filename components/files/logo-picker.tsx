import { useId, useState } from 'react'
import { Button, getButtonClass } from '@/components/ui/button'
import { keepFocus } from '@/components/ui/keep-focus'
import { useFileInput } from '@/components/ui/use-file-input'
import { useObjectUrl } from '@/components/ui/use-object-url'
import { filesNotAddedNotice } from '@/lib/core/errors/image-notices'
import type { Logo } from '@/lib/images/open/open-logo'
import { useDropAndPaste } from './receive-files'

type Props = { logo: Logo | null; onLogoChange: (logo: Logo | null) => void; takesDrops?: boolean }

/** If a file cannot be opened, the previous logo remains. */
export function LogoPicker({ logo, onLogoChange, takesDrops = false }: Props) {
  const [errorMessage, setErrorMessage] = useState('')
  const url = useObjectUrl(logo?.blob ?? null)
  const id = useId()
  const inputProps = useFileInput(([file]) => openFile(file))

  async function openFile(file: File | undefined) {
    if (!file) return
    setErrorMessage('')
    const result = await import('@/lib/images/open/open-logo')
      .then(({ openLogo }) => openLogo(file))
      .catch(() => ({ problem: filesNotAddedNotice.text }))
    if ('problem' in result) setErrorMessage(`“${file.name}”: ${result.problem}`)
    else onLogoChange(result)
  }

  return (
    <div>
      {takesDrops && <DropTarget onFileDrop={openFile} />}
      <div className="flex flex-wrap items-center gap-2">
        {url && logo && (
          // biome-ignore lint/performance/noImgElement: the visitor's own file.
          <img
            src={url}
            alt={`Your logo, ${logo.name}`}
            className="checkered size-11 rounded-lg border border-line object-contain"
          />
        )}
        <label
          className={`${getButtonClass()} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2`}
        >
          {logo ? 'Another logo' : 'Add a logo'}
          <input
            {...inputProps}
            type="file"
            accept="image/*,.svg"
            className="sr-only"
            aria-describedby={`${id}-problem`}
          />
        </label>
        {logo && (
          <Button variant="quiet" onClick={() => keepFocus(() => onLogoChange(null))}>
            Remove logo
          </Button>
        )}
      </div>
      <p id={`${id}-problem`} role="alert" className="mt-1 text-danger text-sm empty:hidden">
        {errorMessage}
      </p>
    </div>
  )
}

function DropTarget({ onFileDrop }: { onFileDrop: (file: File | undefined) => void }) {
  useDropAndPaste(([file]) => onFileDrop(file))
  return null
}
