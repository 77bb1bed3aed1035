import { Copy, Download } from 'lucide-react'
import { passOn } from '@/components/files/pass-on'
import type { NextFilesTool } from '@/components/files/target'
import { Button } from '@/components/ui/button'
import { copyPicture } from '@/components/ui/copy-picture'
import { saveBlob } from '@/components/ui/save-blob'
import { sizeInWords } from '@/lib/core/geometry/sizes'
import type { MadePicture } from './made-picture'
import { filesOf } from './picture-files'

const takers = [
  { type: 'thumbnail-maker', name: 'Thumbnail Maker', path: '/image-tools/thumbnail-maker' },
  { type: 'image-compressor', name: 'Image Compressor', path: '/image-tools/image-compressor' },
] as const satisfies readonly NextFilesTool[]

export function PictureActions({ picture }: { picture: MadePicture }) {
  const { size, drawn, file } = picture.finished
  const [exact, original] = filesOf(picture)
  const name = exact?.name ?? ''

  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button look="primary" onClick={() => saveBlob(name, file)}>
        <Download className="size-4" />
        Save {sizeInWords(size)}
      </Button>
      {original && (
        <Button onClick={() => saveBlob(original.name, original.blob)}>
          <Download className="size-4" />
          Save original, {sizeInWords(drawn)}
        </Button>
      )}
      <Button onClick={() => copyPicture(file)}>
        <Copy className="size-4" />
        Copy picture
      </Button>
      {takers.map((tool) => (
        <Button key={tool.type} look="quiet" onClick={() => passOn(tool, name, file)}>
          Use in {tool.name}
        </Button>
      ))}
    </div>
  )
}
