import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { notifyError } from '@/components/ui/notify'
import { zipNotSavedNotice } from '@/lib/core/errors/image-notices'
import type { OutputFile } from '@/lib/tool/files-tool'
import { saveFilesAsZip } from './save-files-as-zip'

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'disabled' | 'aria-label'> & {
  name: string
  files: readonly OutputFile[]
}

export function SaveAllButton({ name, files, ...rest }: Props) {
  return (
    <Button onClick={() => saveFilesAsZip(name, files).catch(() => notifyError(zipNotSavedNotice))} {...rest}>
      Save {files.length} files as ZIP
    </Button>
  )
}
