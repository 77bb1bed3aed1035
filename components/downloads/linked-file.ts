import type { MouseEvent } from 'react'
import { buildNotice, type ErrorCode, errors, PublicError } from '@/lib/core/errors'
import { errorReplySchema } from '@/lib/core/errors/error-reply'
import type { FoundFile, FoundPost } from '@/lib/tiktok/downloads/found-post'
import type { PostLinks } from './use-found-post'

/** Has the browser save what is at a path of this site, under the name that the server gives it. */
function triggerDownload(path: string): void {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}

type FetchOptions = {
  signal: AbortSignal
  /** Bytes so far, and of all where the server says. */
  onProgress?: (receivedBytes: number, totalBytes: number | null) => void
}

/** A file of this site's, in memory. Throws `PublicError`, or the signal's reason. */
async function fetchFile(path: string, { signal, onProgress }: FetchOptions): Promise<Blob> {
  try {
    const response = await fetch(path, { signal })
    if (!response.ok) throw await readError(response)
    const { headers } = response
    const type = headers.get('content-type') ?? ''
    // The second in development, where nothing restores what Next takes off: see server/content-length.mjs.
    const totalBytes = Number(headers.get('content-length') ?? headers.get('x-content-length')) || null
    const chunks: Uint8Array<ArrayBuffer>[] = []
    let receivedBytes = 0
    for (const reader = response.body?.getReader(); reader; ) {
      const { value } = await reader.read()
      if (!value) break
      chunks.push(value)
      receivedBytes += value.byteLength
      onProgress?.(receivedBytes, totalBytes)
    }
    return new Blob(chunks, { type })
  } catch (error) {
    signal.throwIfAborted()
    throw error instanceof PublicError ? error : new PublicError('unavailable')
  }
}

async function readError(response: Response): Promise<PublicError> {
  const { code = '' } = errorReplySchema.parse(await response.json().catch(() => null))
  return new PublicError(Object.hasOwn(errors, code) ? buildNotice({ code }).code : 'unavailable')
}

/** The server's links live for five minutes; a click shortly before that would come too late. */
const MAX_LINK_AGE_MS = 280_000

const expiryErrorCodes: ReadonlySet<ErrorCode> = new Set(['link_expired', 'link_refused'])

/** For a link's click: lets the browser save the file; when the link has died since, looks the post up again first. */
export async function saveLinkedFile(
  event: MouseEvent,
  file: FoundFile,
  { latestLookupRef, renewLinks }: PostLinks,
): Promise<void> {
  if (Date.now() - latestLookupRef.current.arrivedAt < MAX_LINK_AGE_MS) return
  event.preventDefault()
  const freshFile = findFile(await renewLinks(), file)
  if (freshFile) triggerDownload(freshFile.path)
}

/**
 * A file's bytes. When its link has died the post is looked up again, once. Throws `PublicError`, or the signal's
 * reason.
 */
export async function fetchLinkedFile(
  file: FoundFile,
  { latestLookupRef, renewLinks }: PostLinks,
  options: FetchOptions,
): Promise<Blob> {
  try {
    // The caller may hold a link from before.
    const { path } = findFile(latestLookupRef.current.post, file) ?? file
    return await fetchFile(path, options)
  } catch (error) {
    if (!(error instanceof PublicError) || !expiryErrorCodes.has(error.code)) throw error
    const freshFile = findFile(await renewLinks(), file)
    options.signal.throwIfAborted()
    if (!freshFile) throw error
    return fetchFile(freshFile.path, options)
  }
}

const findFile = (post: FoundPost | null, { name }: FoundFile): FoundFile | undefined =>
  post ? [...post.videos, ...post.pictures, ...post.sounds].find((file) => file.name === name) : undefined
