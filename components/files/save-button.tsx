import { Button } from '@/components/ui/button'
import { saveBlob } from '@/components/ui/save-blob'
import { withoutFolder } from '@/lib/images/names'
import type { MadeFile } from '@/lib/tool/files-tool'

/** The one file that was made, saved from above its row, which may be long. */
export function SaveButton({ made: { name, blob } }: { made: MadeFile }) {
  return (
    <Button look="primary" onClick={() => saveBlob(withoutFolder(name), blob)}>
      Save the file
    </Button>
  )
}
