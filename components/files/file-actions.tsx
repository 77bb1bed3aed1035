import { Button } from '@/components/ui/button'
import { copyPicture } from '@/components/ui/copy-picture'
import { notifyError } from '@/components/ui/notify'
import { saveBlob } from '@/components/ui/save-blob'
import { fileNotHandedOver, fileNotShared } from '@/lib/errors/pictures'
import type { MadeFile } from '@/lib/tool/files-tool'
import { handOver } from './hand-over'
import { HANDED_OVER, type NextFilesTool } from './target'

type Props = { made: MadeFile; next: readonly NextFilesTool[]; onCompare: (() => void) | null }

/** What can be done with one finished file. */
export function FileActions({ made: { blob, name }, next, onCompare }: Props) {
  const file = new File([blob], name, { type: blob.type })
  const canShare = navigator.canShare?.({ files: [file] }) ?? false

  const share = () =>
    navigator.share({ files: [file] }).catch((error: unknown) => {
      const isChoice = error instanceof DOMException && error.name === 'AbortError'
      if (!isChoice) notifyError(fileNotShared)
    })

  const pass = ({ type, path }: NextFilesTool) =>
    handOver(type, name, blob).then(
      () => location.assign(`${path}${HANDED_OVER}`),
      () => notifyError(fileNotHandedOver),
    )

  return (
    <>
      <Button look="primary" size="small" onClick={() => saveBlob(name, blob)} aria-label={`Save ${name}`}>
        Save
      </Button>
      {onCompare && (
        <Button look="quiet" size="small" onClick={onCompare} aria-label={`Compare ${name}`}>
          Compare
        </Button>
      )}
      <Button look="quiet" size="small" onClick={() => copyPicture(blob)} aria-label={`Copy ${name} as PNG`}>
        Copy
      </Button>
      {canShare && (
        <Button look="quiet" size="small" onClick={share} aria-label={`Share ${name}`}>
          Share
        </Button>
      )}
      {next.map((tool) => (
        <Button key={tool.type} look="quiet" size="small" onClick={() => pass(tool)}>
          Use in {tool.name}
        </Button>
      ))}
    </>
  )
}
