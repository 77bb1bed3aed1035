import { Button, type ButtonStyle } from '@/components/ui/button'
import { copyImage } from '@/components/ui/copy-image'
import { getBaseName } from '@/lib/images/image-file-names'
import type { OutputFile } from '@/lib/tool/files-tool'
import type { NextFilesTool } from './files-tool-info'
import { sendToTool, shareFile } from './send-file'
import { markSaved, saveOutput } from './unsaved-files'

type Props = {
  output: OutputFile
  nextTools: readonly NextFilesTool[]
  onCompare: (() => void) | null
  downloadStyle?: ButtonStyle
}

export function FileActions({ output, nextTools, onCompare, downloadStyle }: Props) {
  const { blob } = output
  const name = getBaseName(output.name)
  // Files of two networks may have the same name.
  const folder = output.name.slice(0, -name.length - 1)
  const label = folder ? `${name}, ${folder}` : name
  const isImage = blob.type.startsWith('image/')
  // The clipboard accepts only one frame of an animation.
  const isAnimated = blob.type === 'image/gif'
  const file = new File([blob], name, { type: blob.type })
  const share = async () => {
    if (await shareFile(file)) markSaved(blob)
  }
  const canShare = navigator.canShare?.({ files: [file] }) ?? false

  return (
    <>
      <Button
        variant="primary"
        size="small"
        {...downloadStyle}
        onClick={() => saveOutput(output)}
        aria-label={`Download ${label}`}
      >
        Download
      </Button>
      {onCompare && isImage && (
        <Button variant="quiet" size="small" onClick={onCompare} aria-label={`Compare ${label}`}>
          Compare
        </Button>
      )}
      {isImage && !isAnimated && (
        <Button variant="quiet" size="small" onClick={() => copyImage(blob)} aria-label={`Copy ${label} as PNG`}>
          Copy
        </Button>
      )}
      {canShare && (
        <Button variant="quiet" size="small" onClick={share} aria-label={`Share ${label}`}>
          Share
        </Button>
      )}
      {(isImage ? nextTools : []).map((tool) => (
        <Button key={tool.type} variant="quiet" size="small" onClick={() => sendToTool(tool, name, blob)}>
          Use in {tool.name}
        </Button>
      ))}
    </>
  )
}
