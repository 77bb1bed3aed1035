import type { MouseEvent } from 'react'
import type { Notice } from '@/components/ui/notify'
import { buildNotice, errors, PublicError } from '@/lib/core/errors'
import { errorReplySchema } from '@/lib/core/errors/error-reply'
import { isChunkLoadError } from '@/lib/core/errors/is-chunk-load-error'
import { chunkLoadNotice } from '@/lib/core/errors/page-errors'
import type { FoundFile, FoundPost } from '@/lib/tiktok/downloads/found-post'
import type { LinkItem } from './use-link-queue'

export type PostLinks = {
  /** Returns the latest lookup of the post. */
  getItem: () => LinkItem<FoundPost> | undefined
  /** Looks the same post up again while its card stays visible. The page reports a failure. */
  rerun: () => Promise<LinkItem<FoundPost> | undefined>
}

type FetchOptions = {
  signal: AbortSignal
  /** Bytes received so far, and the total if the server states it. */
  onProgress?: (receivedBytes: number, totalBytes: number | null) => void
}

/** Fetches a file of this site into memory. Throws `PublicError`, or the signal's abort reason. */
async function fetchFile(path: string, { signal, onProgress }: FetchOptions): Promise<Blob> {
  try {
    const response = await fetch(path, { signal })
    if (!response.ok) throw await readError(response)
    const { headers } = response
    // The second header is for development, where Next.js strips Content-Length: see platform/next/content-length.ts.
    const totalBytes = Number(headers.get('content-length') ?? headers.get('x-content-length')) || null
    let receivedBytes = 0
    const countBytes = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        receivedBytes += chunk.byteLength
        onProgress?.(receivedBytes, totalBytes)
        controller.enqueue(chunk)
      },
    })
    return await new Response(response.body?.pipeThrough(countBytes), { headers }).blob()
  } catch (error) {
    signal.throwIfAborted()
    throw error instanceof PublicError ? error : new PublicError('unavailable')
  }
}

async function readError(response: Response): Promise<PublicError> {
  const { code = '' } = errorReplySchema.parse(await response.json().catch(() => null))
  return new PublicError(Object.hasOwn(errors, code) ? buildNotice({ code }).code : 'unavailable')
}

/** Signed links expire after five minutes; the margin covers the time to start the download. */
const MAX_LINK_AGE_MS = 280_000

/** If the link has expired, looks the post up again and downloads the file from the new link. */
export async function saveLinkedFile(event: MouseEvent, file: FoundFile, links: PostLinks): Promise<void> {
  if (Date.now() - (links.getItem()?.arrivedAt ?? 0) < MAX_LINK_AGE_MS) return
  event.preventDefault()
  const freshFile = findFile(await links.rerun(), file)
  if (freshFile) Object.assign(document.createElement('a'), { href: freshFile.path, download: '' }).click()
}

/** If the link has expired, looks the post up again once. Throws `PublicError`, or the signal's abort reason. */
export async function fetchLinkedFile(file: FoundFile, links: PostLinks, options: FetchOptions): Promise<Blob> {
  try {
    // The caller may have an older link.
    const { path } = findFile(links.getItem(), file) ?? file
    return await fetchFile(path, options)
  } catch (error) {
    const isExpired = error instanceof PublicError && (error.code === 'link_expired' || error.code === 'link_refused')
    if (!isExpired) throw error
    const freshFile = findFile(await links.rerun(), file)
    options.signal.throwIfAborted()
    if (!freshFile) throw error
    return fetchFile(freshFile.path, options)
  }
}

/** `load` returns null for a file to leave out. */
export type ZipEntry = { name: string; load: (signal: AbortSignal) => Promise<Blob | string | null> }

export const toZipEntry = (file: FoundFile, links: PostLinks): ZipEntry => ({
  name: file.name,
  load: (signal) => fetchLinkedFile(file, links, { signal }),
})

/** Name of the MP3 that the browser makes from a sound. */
export const getMp3Name = ({ name }: FoundFile) => name.replace(/\.m4a$/, '.mp3')

/** Undefined unless the latest lookup succeeded. */
function findFile(item: LinkItem<FoundPost> | undefined, { name }: FoundFile): FoundFile | undefined {
  if (item?.state !== 'ready') return
  return item.parts
    .flatMap((post) => [...post.videos, ...post.pictures, ...post.sounds])
    .find((file) => file.name === name)
}

export function buildErrorNotice(error: unknown): Notice {
  if (isChunkLoadError(error)) return chunkLoadNotice
  return buildNotice({ code: error instanceof PublicError ? error.code : 'internal' })
}
