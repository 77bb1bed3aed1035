import { useEffect, useState } from 'react'
import { hasContentCredentials } from '@/lib/images/metadata/content-credentials'
import { listTags, readLocation, type Tag } from '@/lib/images/metadata/metadata-tags'
import { readTags } from '@/lib/images/metadata/read-tags'
import { listUntaggedSegments } from './list-untagged-segments'

export type FileMetadata = {
  tags: readonly Tag[]
  location: string | null
  /** Whether it has Content Credentials. */
  hasCredentials: boolean
}

/** What a file says about itself; null until it has been read, and for no file. */
export function useFileMetadata(file: Blob | null): FileMetadata | null {
  const [loadResult, setLoadResult] = useState<{ file: Blob; fileTags: FileMetadata } | null>(null)
  useEffect(() => {
    let isDisposed = false
    if (file) readFileMetadata(file).then((fileTags) => isDisposed || setLoadResult({ file, fileTags }))
    return () => {
      isDisposed = true
    }
  }, [file])
  return loadResult?.file === file ? loadResult.fileTags : null
}

async function readFileMetadata(file: Blob): Promise<FileMetadata> {
  const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer()))
  const expandedTags = await readTags(bytes)
  return {
    tags: [...listTags(expandedTags), ...listUntaggedSegments(bytes)],
    location: readLocation(expandedTags),
    hasCredentials: hasContentCredentials(bytes),
  }
}
