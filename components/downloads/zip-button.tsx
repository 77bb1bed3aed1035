import { FolderArchive } from 'lucide-react'
import { useCancellableJob } from '@/components/run/use-cancellable-job'
import { Button } from '@/components/ui/button'
import { clearErrors, notifyError, notifySuccess } from '@/components/ui/notify'
import { saveBlob } from '@/components/ui/save-blob'
import { buildErrorNotice, type ZipEntry } from './linked-file'

/** Fetches the files one after another. Saves nothing if all are left out. */
export async function saveZip(
  name: string,
  entries: readonly ZipEntry[],
  { signal, onFetch }: { signal: AbortSignal; onFetch: (count: number) => void },
): Promise<void> {
  const { downloadZip } = await import('client-zip')
  let savedCount = 0
  async function* fetchEntries() {
    for (const [index, entry] of entries.entries()) {
      const input = await entry.load(signal)
      if (input !== null) yield { name: entry.name, input, lastModified: new Date() }
      if (input !== null) savedCount += 1
      onFetch(index + 1)
    }
  }
  const zip = await downloadZip(fetchEntries()).blob()
  signal.throwIfAborted()
  if (savedCount === 0) return
  saveBlob(name, zip)
  const isComplete = savedCount === entries.length
  notifySuccess(isComplete ? 'ZIP downloaded!' : `ZIP downloaded with ${savedCount} of ${entries.length} files.`)
}

/** `fetchedCount` is null while not running. */
export function ZipButton({ name, entries }: { name: string; entries: readonly ZipEntry[] }) {
  const { state: fetchedCount, startJob, cancel } = useCancellableJob<number | null>(null)

  async function save() {
    if (fetchedCount !== null) return
    const { signal, updateState: setFetchedCount } = startJob()
    setFetchedCount(0)
    clearErrors()
    try {
      await saveZip(name, entries, { signal, onFetch: setFetchedCount })
    } catch (error) {
      if (!signal.aborted) notifyError(buildErrorNotice(error))
    }
    setFetchedCount(null)
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="primary" aria-disabled={fetchedCount !== null} onClick={save}>
        <FolderArchive className="size-4" />
        Download all {entries.length} files as ZIP
      </Button>
      {fetchedCount !== null && (
        <>
          <progress className="w-32" aria-label="Files fetched" value={fetchedCount} max={entries.length} />
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
