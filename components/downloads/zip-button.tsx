import { FolderArchive } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { FoundFile } from '@/lib/tiktok/downloads/found-post'
import type { PostLinks } from './use-found-post'
import { useZip } from './use-zip'

type Props = { name: string; files: readonly FoundFile[]; links: PostLinks }

/** Everything in one file, put together in the browser. */
export function ZipButton({ name, files, links }: Props) {
  const { fetchedCount, start, cancel } = useZip(name, files, links)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="primary" aria-disabled={fetchedCount !== null} onClick={start}>
        <FolderArchive className="size-4" />
        Save all as ZIP ({files.length} files)
      </Button>
      {fetchedCount !== null && (
        <>
          <progress
            className="h-2 w-32 accent-accent"
            aria-label="Files fetched"
            value={fetchedCount}
            max={files.length}
          />
          <Button size="small" onClick={cancel}>
            Cancel
          </Button>
        </>
      )}
      <p role="status" className="sr-only">
        {fetchedCount !== null && 'Fetching the files.'}
      </p>
    </div>
  )
}
