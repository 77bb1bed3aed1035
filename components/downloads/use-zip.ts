import { useEffect, useRef, useState } from 'react'
import { clearErrors, notifyError, notifySuccess } from '@/components/ui/notify'
import { saveBlob } from '@/components/ui/save-blob'
import type { FoundFile } from '@/lib/tiktok/downloads/found-post'
import { fetchLinkedFile } from './linked-file'
import { noticeForError } from './notice-for-error'
import type { PostLinks } from './use-found-post'

/** Fetches files one after the other into a ZIP. `done` counts them while that goes on, and is null otherwise. */
export function useZip(name: string, files: readonly FoundFile[], links: PostLinks) {
  const [done, setDone] = useState<number | null>(null)
  const abortController = useRef<AbortController>(null)
  useEffect(() => () => abortController.current?.abort(), [])

  async function start() {
    if (done !== null) return
    const controller = new AbortController()
    abortController.current = controller
    const { signal } = controller
    setDone(0)
    clearErrors()
    try {
      const { downloadZip } = await import('client-zip')
      async function* entries() {
        for (const [index, file] of files.entries()) {
          yield {
            name: file.name,
            input: await fetchLinkedFile(file, links, { signal }),
            lastModified: new Date(),
          }
          setDone(index + 1)
        }
      }
      const zip = await downloadZip(entries()).blob()
      signal.throwIfAborted()
      saveBlob(name, zip)
      notifySuccess('ZIP saved!')
    } catch (error) {
      if (!signal.aborted) notifyError(noticeForError(error))
    }
    if (abortController.current === controller) setDone(null)
  }

  function cancel() {
    abortController.current?.abort()
    setDone(null)
  }

  return { done, start, cancel }
}
