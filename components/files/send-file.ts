import { createStore, del, get, set } from 'idb-keyval'
import { notifyError } from '@/components/ui/notify'
import { fileHandoffFailedNotice, fileNotSharedNotice } from '@/lib/core/errors/image-notices'
import { HANDOFF_HASH, type NextFilesTool } from './files-tool-info'
import { markSaved } from './unsaved-files'

type Handoff = { for: string; at: number; name: string; blob: Blob }

const database = createStore('postsmith-files', 'handed-over')

const MAX_AGE_MS = 600_000

/** Stores a file for another tool's page. Throws if the database is blocked or full. */
export async function storeHandoff(type: string, name: string, blob: Blob): Promise<void> {
  await set('file', { for: type, at: Date.now(), name, blob } satisfies Handoff, database)
}

/** Returns the file stored for this tool and removes it; null if none. */
export async function takeHandoff(type: string): Promise<File | null> {
  const handoff = await get<Handoff>('file', database)
  if (handoff?.for !== type) return null
  await del('file', database)
  const { at: storedAt, name, blob } = handoff
  return Date.now() - storedAt < MAX_AGE_MS ? new File([blob], name, { type: blob.type }) : null
}

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
