import { useEffect, useState } from 'react'
import { hasContentCredentials } from '@/lib/images/metadata/content-credentials'
import { listTags, readLocation, type Tag } from '@/lib/images/metadata/metadata-tags'
import { readTags } from '@/lib/images/metadata/read-tags'
import { listUntaggedSegments } from './list-untagged-segments'

export type FileTags = {
  tags: readonly Tag[]
  location: string | null
  /** Whether it has Content Credentials. */
  hasCredentials: boolean
}

/** What a file says about itself; null until it has been read, and for no file. */
export function useTags(file: Blob | null): FileTags | null {
  const [loadResult, setLoadResult] = useState<{ file: Blob; fileTags: FileTags } | null>(null)
  useEffect(() => {
    let isDisposed = false
    if (file) readFileTags(file).then((fileTags) => isDisposed || setLoadResult({ file, fileTags }))
    return () => {
      isDisposed = true
    }
  }, [file])
  return loadResult?.file === file ? loadResult.fileTags : null
}

async function readFileTags(file: Blob): Promise<FileTags> {
  const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer()))
  const tags = await readTags(bytes)
  return {
    tags: [...listTags(tags), ...listUntaggedSegments(bytes)],
    location: readLocation(tags),
    hasCredentials: hasContentCredentials(bytes),
  }
}
