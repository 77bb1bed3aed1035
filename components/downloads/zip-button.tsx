import { FolderArchive } from 'lucide-react'
import { useCancellableJob } from '@/components/run/use-cancellable-job'
import { Button } from '@/components/ui/button'
import { clearErrors, notifyError, notifySuccess } from '@/components/ui/notify'
import { saveBlob } from '@/components/ui/save-blob'
import type { FoundFile } from '@/lib/tiktok/downloads/found-post'
import { buildErrorNotice, fetchLinkedFile } from './linked-file'
import type { PostLinks } from './use-found-post'

/** Fetches files sequentially into a ZIP. `fetchedCount` is null while not running. */
function useZip(name: string, files: readonly FoundFile[], links: PostLinks) {
  const { state: fetchedCount, startJob, cancel } = useCancellableJob<number | null>(null)

  async function start() {
    if (fetchedCount !== null) return
    const { signal, updateState: setFetchedCount } = startJob()
    setFetchedCount(0)
    clearErrors()
    try {
      const { downloadZip } = await import('client-zip')
      async function* fetchEntries() {
        for (const [index, file] of files.entries()) {
          yield { name: file.name, input: await fetchLinkedFile(file, links, { signal }), lastModified: new Date() }
          setFetchedCount(index + 1)
        }
      }
      const zip = await downloadZip(fetchEntries()).blob()
      signal.throwIfAborted()
      saveBlob(name, zip)
      notifySuccess('ZIP downloaded!')
    } catch (error) {
      if (!signal.aborted) notifyError(buildErrorNotice(error))
    }
    setFetchedCount(null)
  }

  return { fetchedCount, start, cancel }
}

type Props = { name: string; files: readonly FoundFile[]; links: PostLinks }

export function ZipButton({ name, files, links }: Props) {
  const { fetchedCount, start, cancel } = useZip(name, files, links)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="primary" aria-disabled={fetchedCount !== null} onClick={start}>
        <FolderArchive className="size-4" />
        Download all {files.length} as ZIP
      </Button>
      {fetchedCount !== null && (
        <>
          <progress className="w-32" aria-label="Files fetched" value={fetchedCount} max={files.length} />
          <Button size="small" onClick={cancel}>
            Cancel
          </Button>
        </>
      )}
      <p role="status" className="sr-only">
        {fetchedCount !== null && 'Getting the files.'}
      </p>
    </div>
  )
}
