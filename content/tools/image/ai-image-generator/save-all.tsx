import { Download } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { saveBlob } from '@/components/ui/save-blob'
import type { MadePicture } from './made-picture'
import { pictureArchive } from './picture-archive'

export function SaveAll({ pictures }: { pictures: readonly MadePicture[] }) {
  return (
    <Button className="mt-4" onClick={async () => saveBlob('pictures.zip', await pictureArchive(pictures))}>
      <Download className="size-4" />
      Save all {pictures.length} as a ZIP
    </Button>
  )
}
