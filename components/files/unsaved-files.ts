import { saveBlob } from '@/components/ui/save-blob'
import { useWindowEvent } from '@/components/ui/use-window-event'
import { getBaseName } from '@/lib/images/image-file-names'
import type { OutputFile } from '@/lib/tool/files-tool'

const savedBlobs = new WeakSet<Blob>()

export function markSaved(...blobs: readonly Blob[]): void {
  for (const blob of blobs) savedBlobs.add(blob)
}

export function saveOutput({ name, blob }: OutputFile): void {
  saveBlob(getBaseName(name), blob)
  markSaved(blob)
}

export const hasUnsavedFiles = (files: readonly Pick<OutputFile, 'blob'>[]) =>
  files.some(({ blob }) => !savedBlobs.has(blob))

/** Makes the browser ask before a reload drops files that were not downloaded, shared or sent to a tool. */
export function useUnsavedFilesWarning(files: readonly Pick<OutputFile, 'blob'>[]): void {
  useWindowEvent('beforeunload', (event) => hasUnsavedFiles(files) && event.preventDefault())
}
