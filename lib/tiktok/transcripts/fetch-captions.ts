import 'server-only'
import { mergeCues } from '@/lib/audio/captions/merge-cues'
import { parseVtt } from '@/lib/audio/captions/parse-vtt'
import { formatParagraphs, type Transcript } from '@/lib/audio/captions/transcript'
import { PublicError } from '@/lib/core/errors'
import { readLimitedText } from '@/lib/server/net/guarded-fetch'
import { fetchMedia, type MediaRequest } from '@/lib/tiktok/media/fetch-media'
import type { CaptionTrack, Post } from '@/lib/tiktok/posts/post'

/** Ten minutes of speech are about 50 kB. */
const MAX_BYTES = 1_000_000
const TIMEOUT_MS = 15_000

/**
 * One track of a post's captions, put together to sentences; null when nothing is said in it. Throws `unavailable` when
 * TikTok does not give it or gives something else.
 */
export async function fetchCaptions(
  post: Post,
  track: CaptionTrack,
  request: MediaRequest,
): Promise<Transcript | null> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)])
  const response = await fetchMedia({ url: track.url, access: post.access }, { ...request, signal })
  if (!response.ok) {
    await response.body?.cancel()
    throw new PublicError('unavailable', { reason: 'upstream_request' })
  }
  const cues = parseVtt(await readLimitedText(response, MAX_BYTES))
  if (cues === null) throw new PublicError('unavailable', { reason: 'upstream_malformed' })
  const segments = mergeCues(cues)
  if (segments.length === 0) return null
  const { id: videoId, url } = post
  return {
    videoId,
    url,
    language: track.language,
    source: track.source,
    segments,
    text: formatParagraphs(segments),
  }
}
