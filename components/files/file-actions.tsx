import { Button } from '@/components/ui/button'
import { copyPicture } from '@/components/ui/copy-picture'
import { saveBlob } from '@/components/ui/save-blob'
import { withoutFolder } from '@/lib/images/names'
import type { MadeFile } from '@/lib/tool/files-tool'
import { passOn } from './pass-on'
import { shareFile } from './share-file'
import type { NextFilesTool } from './target'

type Props = { made: MadeFile; next: readonly NextFilesTool[]; onCompare: (() => void) | null }

/** What can be done with one finished file. */
export function FileActions({ made, next, onCompare }: Props) {
  const { blob } = made
  const name = withoutFolder(made.name)
  // Two networks may have one size.
  const folder = made.name.slice(0, -name.length - 1)
  const said = folder ? `${name}, ${folder}` : name
  const isPicture = blob.type.startsWith('image/')
  // A clipboard takes one frame of it.
  const isMoving = blob.type === 'image/gif'
  const file = new File([blob], name, { type: blob.type })
  const canShare = navigator.canShare?.({ files: [file] }) ?? false

  return (
    <>
      <Button look="primary" size="small" onClick={() => saveBlob(name, blob)} aria-label={`Save ${said}`}>
        Save
      </Button>
      {onCompare && isPicture && (
        <Button look="quiet" size="small" onClick={onCompare} aria-label={`Compare ${said}`}>
          Compare
        </Button>
      )}
      {isPicture && !isMoving && (
        <Button
          look="quiet"
          size="small"
          onClick={() => copyPicture(blob)}
          aria-label={`Copy ${said} as PNG`}
        >
          Copy
        </Button>
      )}
      {canShare && (
        <Button look="quiet" size="small" onClick={() => shareFile(file)} aria-label={`Share ${said}`}>
          Share
        </Button>
      )}
      {(isPicture ? next : []).map((tool) => (
        <Button key={tool.type} look="quiet" size="small" onClick={() => passOn(tool, name, blob)}>
          Use in {tool.name}
        </Button>
      ))}
    </>
  )
}
