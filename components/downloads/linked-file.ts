import type { MouseEvent } from 'react'
import { CatalogueError, type ErrorCode } from '@/lib/core/errors'
import type { FoundFile, FoundPost } from '@/lib/tiktok/downloads/found-post'
import { clickLink } from './click-link'
import { type Fetching, fetchFile } from './fetch-file'
import type { Links } from './use-found-post'

/** The server's links live for five minutes; a click shortly before that would come too late. */
const STALE_MS = 280_000

const diesWithAge: ReadonlySet<ErrorCode> = new Set(['link_expired', 'link_refused'])

/** For a link's click: lets the browser save the file; when the link has died since, looks the post up again first. */
export async function saveByLink(
  event: MouseEvent,
  file: FoundFile,
  { newest, renew }: Links,
): Promise<void> {
  if (Date.now() - newest.current.arrived < STALE_MS) return
  event.preventDefault()
  const fresh = fileIn(await renew(), file)
  if (fresh) clickLink(fresh.path)
}

/**
 * A file's bytes. When its link has died the post is looked up again, once. Throws `CatalogueError`, or the signal's
 * reason.
 */
export async function fetchByLink(
  file: FoundFile,
  { newest, renew }: Links,
  options: Fetching,
): Promise<Blob> {
  try {
    // Whoever asks may hold a link from before.
    const { path } = fileIn(newest.current.post, file) ?? file
    return await fetchFile(path, options)
  } catch (error) {
    if (!(error instanceof CatalogueError) || !diesWithAge.has(error.code)) throw error
    const fresh = fileIn(await renew(), file)
    options.signal.throwIfAborted()
    if (!fresh) throw error
    return fetchFile(fresh.path, options)
  }
}

const fileIn = (post: FoundPost | null, { name }: FoundFile): FoundFile | undefined =>
  post ? [...post.videos, ...post.pictures, ...post.sounds].find((file) => file.name === name) : undefined
