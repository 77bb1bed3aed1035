import { notifyError } from '@/components/ui/notify'
import { fileNotSharedNotice } from '@/lib/core/errors/image-notices'

/** Opens the device's share sheet with a file. Closing the sheet is not an error. */
export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    const isCanceled = error instanceof DOMException && error.name === 'AbortError'
    if (!isCanceled) await notifyError(fileNotSharedNotice)
  }
}
