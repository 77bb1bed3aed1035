import type { MouseEvent } from 'react'
import { type ErrorCode, PublicError } from '@/lib/core/errors'
import type { FoundFile, FoundPost } from '@/lib/tiktok/downloads/found-post'
import { type FetchOptions, fetchFile } from './fetch-file'
import { triggerDownload } from './trigger-download'
import type { PostLinks } from './use-found-post'

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
    // Whoever asks may hold a link from before.
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
