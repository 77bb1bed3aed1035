import { Copy, Download } from 'lucide-react'
import type { NextFilesTool } from '@/components/files/files-tool-info'
import { sendToTool } from '@/components/files/send-to-tool'
import { Button } from '@/components/ui/button'
import { copyImage } from '@/components/ui/copy-image'
import { saveBlob } from '@/components/ui/save-blob'
import { formatDimensions } from '@/lib/core/geometry/sizes'
import type { GeneratedImage } from './generated-image'
import { getImageFiles } from './image-files'

const nextTools = [
  { type: 'thumbnail-maker', name: 'Thumbnail Maker', path: '/image-tools/thumbnail-maker' },
  { type: 'image-compressor', name: 'Image Compressor', path: '/image-tools/image-compressor' },
] as const satisfies readonly NextFilesTool[]

export function ImageActions({ image }: { image: GeneratedImage }) {
  const { size, originalSize, file } = image.finishedImage
  const [croppedFile, originalFile] = getImageFiles(image)
  const name = croppedFile?.name ?? ''

  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button variant="primary" onClick={() => saveBlob(name, file)}>
        <Download className="size-4" />
        Save {formatDimensions(size)}
      </Button>
      {originalFile && (
        <Button onClick={() => saveBlob(originalFile.name, originalFile.blob)}>
          <Download className="size-4" />
          Save original, {formatDimensions(originalSize)}
        </Button>
      )}
      <Button onClick={() => copyImage(file)}>
        <Copy className="size-4" />
        Copy picture
      </Button>
      {nextTools.map((tool) => (
        <Button key={tool.type} variant="quiet" onClick={() => sendToTool(tool, name, file)}>
          Use in {tool.name}
        </Button>
      ))}
    </div>
  )
}
