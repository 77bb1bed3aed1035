import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { keepFocus } from '@/components/ui/keep-focus'
import { useObjectUrl } from '@/components/ui/use-object-url'
import { filesNotAddedNotice } from '@/lib/core/errors/image-notices'
import type { Logo } from '@/lib/images/open/open-logo'
import { FileButton } from './drop-box'
import { useIncomingFiles } from './receive-files'

type Props = {
  logo: Logo | null
  onLogoChange: (logo: Logo | null) => unknown
  onOpeningChange?: (isOpening: boolean) => void
  takesDrops?: boolean
}

/** If a file cannot be opened, the previous logo remains. */
export function LogoPicker({ logo, onLogoChange, onOpeningChange, takesDrops = false }: Props) {
  const [errorMessage, setErrorMessage] = useState('')
  const url = useObjectUrl(logo?.blob ?? null)
  const id = useId()

  async function openFile([file]: readonly File[]) {
    if (!file) return
    setErrorMessage('')
    onOpeningChange?.(true)
    try {
      const { openLogo } = await import('@/lib/images/open/open-logo')
      const result = await openLogo(file)
      if ('problem' in result) setErrorMessage(`“${file.name}”: ${result.problem}`)
      else await onLogoChange(result)
    } catch {
      setErrorMessage(`“${file.name}”: ${filesNotAddedNotice.text}`)
    } finally {
      onOpeningChange?.(false)
    }
  }

  return (
    <div>
      {takesDrops && <DropTarget onFilesDrop={openFile} />}
      <div className="flex flex-wrap items-center gap-2">
        {url && logo && (
          <img
            src={url}
            alt={`Your logo, ${logo.name}`}
            className="checkered size-11 rounded-lg border border-line object-contain"
          />
        )}
        <FileButton
          isSingle
          label={logo ? 'Another logo' : 'Add a logo'}
          accept="image/*,.svg"
          descriptionId={`${id}-problem`}
          onFilesAdd={openFile}
        />
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

function DropTarget({ onFilesDrop }: { onFilesDrop: (files: readonly File[]) => void }) {
  useIncomingFiles(onFilesDrop)
  return null
}
