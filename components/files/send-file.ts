import { notifyError } from '@/components/ui/notify'
import { fileHandoffFailedNotice, fileNotSharedNotice } from '@/lib/core/errors/image-notices'
import { storeHandoff } from './file-handoff'
import { HANDOFF_HASH, type NextFilesTool } from './files-tool-info'

export async function sendToTool({ type, path }: NextFilesTool, name: string, blob: Blob): Promise<void> {
  try {
    await storeHandoff(type, name, blob)
    location.assign(`${path}${HANDOFF_HASH}`)
  } catch {
    await notifyError(fileHandoffFailedNotice)
  }
}

export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    const isCanceled = error instanceof DOMException && error.name === 'AbortError'
    if (!isCanceled) await notifyError(fileNotSharedNotice)
  }
}
