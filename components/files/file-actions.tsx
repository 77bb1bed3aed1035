import { Button } from '@/components/ui/button'
import { notifyError, notifySuccess } from '@/components/ui/notify'
import { saveBlob } from '@/components/ui/save-blob'
import type { MadeFile } from '@/lib/tool/files-tool'
import { copyAsPng } from './copy-png'
import { handOver } from './hand-over'
import { HANDED_OVER, type NextFilesTool } from './target'

type Props = { made: MadeFile; next: readonly NextFilesTool[]; onCompare: (() => void) | null }

const notCopied = {
  title: 'Not copied',
  text: 'Your browser did not allow it. Save the file instead.',
}
const notShared = { title: 'Not shared', text: 'Your device did not take the file. Save it instead.' }
const notHandedOver = {
  title: 'Not handed over',
  text: 'Your browser’s storage is full or blocked. Save the file and add it on the other page.',
}

/** What can be done with one finished file. */
export function FileActions({ made: { blob, name }, next, onCompare }: Props) {
  const file = new File([blob], name, { type: blob.type })
  const canShare = navigator.canShare?.({ files: [file] }) ?? false

  async function copy() {
    if (await copyAsPng(blob)) notifySuccess('Copied to clipboard!')
    else notifyError(notCopied)
  }

  const share = () =>
    navigator.share({ files: [file] }).catch((error: unknown) => {
      const isChoice = error instanceof DOMException && error.name === 'AbortError'
      if (!isChoice) notifyError(notShared)
    })

  const pass = ({ type, path }: NextFilesTool) =>
    handOver(type, name, blob).then(
      () => location.assign(`${path}${HANDED_OVER}`),
      () => notifyError(notHandedOver),
    )

  return (
    <>
      <Button size="small" onClick={() => saveBlob(name, blob)} aria-label={`Save ${name}`}>
        Save
      </Button>
      {onCompare && (
        <Button look="quiet" size="small" onClick={onCompare} aria-label={`Compare ${name}`}>
          Compare
        </Button>
      )}
      <Button look="quiet" size="small" onClick={copy} aria-label={`Copy ${name} as PNG`}>
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
