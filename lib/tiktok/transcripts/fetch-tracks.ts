import 'server-only'
import type { Transcript } from '@/lib/audio/captions/transcript'
import type { MediaRequest } from '@/lib/tiktok/media/fetch-media'
import type { Post } from '@/lib/tiktok/posts/post'
import { fetchCaptions } from './fetch-captions'
import { orderTracks } from './order-tracks'

/**
 * A post's captions: the best track first, then its other languages. A track that TikTok does not give, or in which nothing
 * is said, is left out. Throws what went wrong when that leaves none, or the signal's reason.
 */
export async function* fetchTracks(post: Post, request: MediaRequest): AsyncGenerator<Transcript, void, void> {
  const [fetchBestTrack, ...otherTrackFetchers] = orderTracks(post.captions).map(
    (track) => () => fetchCaptions(post, track, request).catch((error: unknown) => ({ error })),
  )
  const bestTracks = fetchBestTrack ? [await fetchBestTrack()] : []
  const otherTrackPromises = otherTrackFetchers.map((fetchTrack) => fetchTrack())
  const failures: unknown[] = []
  let count = 0
  for (const outcome of [...bestTracks, ...otherTrackPromises]) {
    const track = await outcome
    request.signal.throwIfAborted()
    if (track === null) continue
    if ('error' in track) {
      failures.push(track.error)
    } else {
      count += 1
      yield track
    }
  }
  if (count === 0 && failures.length > 0) throw failures[0]
}
