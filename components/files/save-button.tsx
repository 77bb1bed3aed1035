import { Button } from '@/components/ui/button'
import { saveBlob } from '@/components/ui/save-blob'
import { getBaseName } from '@/lib/images/image-file-names'
import type { OutputFile } from '@/lib/tool/files-tool'

/** Saves the only output, from above its row, which may be tall. */
export function SaveButton({ output: { name, blob } }: { output: OutputFile }) {
  return (
    <Button variant="primary" onClick={() => saveBlob(getBaseName(name), blob)}>
      Save the file
    </Button>
  )
}
