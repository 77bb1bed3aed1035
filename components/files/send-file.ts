import { notifyError } from '@/components/ui/notify'
import { fileHandoffFailedNotice, fileNotSharedNotice } from '@/lib/core/errors/image-notices'
import { storeHandoff } from './file-handoff'
import { HANDOFF_HASH, type NextFilesTool } from './files-tool-info'
import { markSaved } from './unsaved-files'

export async function sendToTool({ type, path }: NextFilesTool, name: string, blob: Blob): Promise<void> {
  try {
    await storeHandoff(type, name, blob)
    markSaved(blob)
    location.assign(`${path}${HANDOFF_HASH}`)
  } catch {
    await notifyError(fileHandoffFailedNotice)
  }
}

/** Leaves the work on this page as it is. Browsers allow the new tab only during the click. */
export async function sendToNewTab({ type, path }: NextFilesTool, name: string, blob: Blob | Promise<Blob>) {
  const tab = window.open()
  try {
    await storeHandoff(type, name, await blob)
    const { location } = tab ?? window
    location.assign(`${path}${HANDOFF_HASH}`)
  } catch {
    tab?.close()
    await notifyError(fileHandoffFailedNotice)
  }
}

/** Returns whether the file was shared. */
export async function shareFile(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] })
    return true
  } catch (error) {
    const isCanceled = error instanceof DOMException && error.name === 'AbortError'
    if (!isCanceled) await notifyError(fileNotSharedNotice)
    return false
  }
}
