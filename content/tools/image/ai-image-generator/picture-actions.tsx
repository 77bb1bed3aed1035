import { Copy, Download } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { copyPicture } from '@/components/ui/copy-picture'
import { saveBlob } from '@/components/ui/save-blob'
import { pictureName } from '@/lib/pictures/picture-name'
import { sizeInWords } from '@/lib/pictures/sizes'
import type { MadePicture } from './made-picture'

export function PictureActions({ picture }: { picture: MadePicture }) {
  const { asked, finished, original } = picture
  const { size, drawn, untouched, file } = finished

  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button
        look="primary"
        onClick={() => saveBlob(pictureName({ prompt: asked.prompt, size, type: file.type }), file)}
      >
        <Download className="size-4" />
        Save {sizeInWords(size)}
      </Button>
      {!untouched && (
        <Button
          onClick={() =>
            saveBlob(
              pictureName({ prompt: asked.prompt, size: drawn, type: original.type, suffix: 'original' }),
              original,
            )
          }
        >
          <Download className="size-4" />
          Save original, {sizeInWords(drawn)}
        </Button>
      )}
      <Button onClick={() => copyPicture(file)}>
        <Copy className="size-4" />
        Copy picture
      </Button>
    </div>
  )
}
