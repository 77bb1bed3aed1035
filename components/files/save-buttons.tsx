import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { notifyError } from '@/components/ui/notify'
import { saveBlob } from '@/components/ui/save-blob'
import { pdfNotSavedNotice, zipNotSavedNotice } from '@/lib/core/errors/image-notices'
import { dedupeFileNames } from '@/lib/images/image-file-names'
import type { OutputFile } from '@/lib/tool/files-tool'
import { markSaved } from './unsaved-files'

/** Saves all files as one ZIP under unique names. Images are stored uncompressed because they do not shrink further. */
export async function saveFilesAsZip(name: string, files: readonly OutputFile[]): Promise<void> {
  const { downloadZip } = await import('client-zip')
  const names = dedupeFileNames(files.map((file) => file.name))
  const lastModified = new Date()
  const entries = files.map(({ blob }, index) => ({ name: names[index] ?? '', input: blob, lastModified }))
  saveBlob(name, await downloadZip(entries).blob())
  markSaved(...files.map(({ blob }) => blob))
}

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'disabled' | 'aria-label'> & {
  name: string
  files: readonly OutputFile[]
}

export function SaveAllButton({ name, files, ...rest }: Props) {
  return (
    <Button onClick={() => saveFilesAsZip(name, files).catch(() => notifyError(zipNotSavedNotice))} {...rest}>
      Download {files.length} files as ZIP
    </Button>
  )
}

export function SavePdfButton({ name, files, ...rest }: Props) {
  const save = async () => {
    const { mergePdfs } = await import('@/lib/images/encode/pdf')
    const blobs = files.map(({ blob }) => blob)
    saveBlob(name, await mergePdfs(blobs))
    markSaved(...blobs)
  }
  return (
    <Button onClick={() => save().catch(() => notifyError(pdfNotSavedNotice))} {...rest}>
      Download all {files.length} as one PDF
    </Button>
  )
}
