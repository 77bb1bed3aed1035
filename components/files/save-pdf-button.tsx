import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { notifyError } from '@/components/ui/notify'
import { saveBlob } from '@/components/ui/save-blob'
import { pdfNotSavedNotice } from '@/lib/core/errors/image-notices'
import type { OutputFile } from '@/lib/tool/files-tool'

type Props = Pick<ComponentProps<typeof Button>, 'disabled'> & { name: string; files: readonly OutputFile[] }

export function SavePdfButton({ name, files, ...rest }: Props) {
  const save = async () => {
    const { mergePdfs } = await import('@/lib/images/encode/pdf')
    saveBlob(name, await mergePdfs(files.map(({ blob }) => blob)))
  }
  return (
    <Button onClick={() => save().catch(() => notifyError(pdfNotSavedNotice))} {...rest}>
      Save all {files.length} as one PDF
    </Button>
  )
}
