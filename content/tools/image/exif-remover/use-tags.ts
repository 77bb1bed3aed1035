import { useEffect, useState } from 'react'
import { hasContentCredentials } from '@/lib/images/metadata/content-credentials'
import { readTags } from '@/lib/images/metadata/read-tags'
import { placeIn, type Tag, tagsFound } from '@/lib/images/metadata/tags-found'
import { untagged } from './untagged'

export type Read = {
  tags: readonly Tag[]
  place: string | null
  /** Whether it has Content Credentials. */
  signed: boolean
}

/** What a file says about itself; null until it has been read, and for no file. */
export function useTags(file: Blob | null): Read | null {
  const [read, setRead] = useState<{ file: Blob; found: Read } | null>(null)
  useEffect(() => {
    let gone = false
    if (file) readFile(file).then((found) => gone || setRead({ file, found }))
    return () => {
      gone = true
    }
  }, [file])
  return read?.file === file ? read.found : null
}

async function readFile(file: Blob): Promise<Read> {
  const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer()))
  const tags = await readTags(bytes)
  return {
    tags: [...tagsFound(tags), ...untagged(bytes)],
    place: placeIn(tags),
    signed: hasContentCredentials(bytes),
  }
}
