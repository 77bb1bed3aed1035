import { Download } from 'lucide'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { saveBlob } from '@/components/ui/save-blob'
import type { MadePicture } from './made-picture'
import { pictureArchive } from './picture-archive'

export function SaveAll({ pictures }: { pictures: readonly MadePicture[] }) {
  return (
    <Button className="mt-4" onClick={async () => saveBlob('pictures.zip', await pictureArchive(pictures))}>
      <Icon node={Download} className="size-4" />
      Save all {pictures.length} as a ZIP
    </Button>
  )
}
