import { saveBlob } from '@/components/ui/save-blob'
import { dedupeFileNames } from '@/lib/images/image-file-names'
import type { OutputFile } from '@/lib/tool/files-tool'

/** Saves all files as one ZIP under unique names. Images are stored uncompressed because they do not shrink further. */
export async function saveFilesAsZip(name: string, files: readonly OutputFile[]): Promise<void> {
  const { downloadZip } = await import('client-zip')
  const names = dedupeFileNames(files.map((file) => file.name))
  const lastModified = new Date()
  const entries = files.map(({ blob }, index) => ({ name: names[index] ?? '', input: blob, lastModified }))
  saveBlob(name, await downloadZip(entries).blob())
}
