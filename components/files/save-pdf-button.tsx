import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { notifyError } from '@/components/ui/notify'
import { saveBlob } from '@/components/ui/save-blob'
import { pdfNotSaved } from '@/lib/core/errors/pictures'
import type { MadeFile } from '@/lib/tool/files-tool'

type Props = Pick<ComponentProps<typeof Button>, 'disabled'> & { name: string; files: readonly MadeFile[] }

/** Saves several PDFs as one, in the order of the list. */
export function SavePdfButton({ name, files, ...rest }: Props) {
  const save = async () => {
    const { joinedPdf } = await import('@/lib/images/encode/pdf')
    saveBlob(name, await joinedPdf(files.map(({ blob }) => blob)))
  }
  return (
    <Button onClick={() => save().catch(() => notifyError(pdfNotSaved))} {...rest}>
      Save all {files.length} as one PDF
    </Button>
  )
}
