import 'server-only'
import { CatalogueError } from '@/lib/errors'
import { fetchMedia, type MediaRequest } from '@/lib/media/fetch-media'
import { readLimited } from '@/lib/net/guarded-fetch'
import type { Captions, Post } from '@/lib/tiktok/post'
import { mergeCues } from './merge-cues'
import { readVtt } from './read-vtt'
import { paragraphsOf, type Transcript } from './transcript'

/** Ten minutes of speech are about 50 kB. */
const MAX_BYTES = 1_000_000
const PATIENCE_MS = 15_000

/**
 * One track of a post's captions, put together to sentences; null when nothing is said in it. Throws `unavailable` when
 * TikTok does not give it or gives something else.
 */
export async function fetchCaptions(
  post: Post,
  track: Captions,
  request: MediaRequest,
): Promise<Transcript | null> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(PATIENCE_MS)])
  const response = await fetchMedia({ url: track.url, access: post.access }, { ...request, signal })
  if (!response.ok) {
    await response.body?.cancel()
    throw new CatalogueError('unavailable', { reason: 'upstream_request' })
  }
  const cues = readVtt(await readLimited(response, MAX_BYTES))
  if (cues === null) throw new CatalogueError('unavailable', { reason: 'upstream_malformed' })
  const segments = mergeCues(cues)
  if (segments.length === 0) return null
  const { id: videoId, url } = post
  return {
    videoId,
    url,
    language: track.language,
    source: track.source,
    segments,
    text: paragraphsOf(segments),
  }
}
