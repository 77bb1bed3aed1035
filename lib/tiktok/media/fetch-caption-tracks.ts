import 'server-only'
import { mergeCues } from '@/lib/audio/captions/cues'
import { parseVtt } from '@/lib/audio/captions/timed-text'
import { formatParagraphs, type Transcript } from '@/lib/audio/captions/transcript'
import { PublicError } from '@/lib/core/errors'
import { uniqueBy } from '@/lib/core/unique-by'
import { readLimitedText } from '@/lib/server/net/guarded-fetch'
import { fetchMedia, type MediaRequest } from '@/lib/tiktok/media/fetch-media'
import type { CaptionTrack, Post } from '@/lib/tiktok/posts/post'

/** The most caption files fetched for a page; posts with every translation have a dozen or more. */
const MAX_TRACKS = 8

/** Best first: the creator's in the spoken language, automatic tracks, the creator's other tracks, translations. */
export function orderTracks(tracks: readonly CaptionTrack[]): CaptionTrack[] {
  const spokenLanguage = tracks.find(({ source }) => source === 'automatic')?.language
  const getRank = ({ source, language }: CaptionTrack) => {
    if (source === 'translated') return 3
    if (source === 'automatic') return 1
    return spokenLanguage === undefined || isSameLanguage(language, spokenLanguage) ? 0 : 2
  }
  const sortedTracks = tracks.toSorted((one, other) => getRank(one) - getRank(other))
  return uniqueBy(sortedTracks, ({ language }) => language).slice(0, MAX_TRACKS)
}

const isSameLanguage = (one: string, other: string) => one.split('-')[0] === other.split('-')[0]

/** Ten minutes of speech are about 50 kB. */
const MAX_BYTES = 1_000_000
const TIMEOUT_MS = 15_000

/** Null when the track has no speech. Throws `unavailable` when TikTok serves something else than a track. */
async function fetchCaptions(post: Post, track: CaptionTrack, request: MediaRequest): Promise<Transcript | null> {
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
  return { videoId, url, language: track.language, source: track.source, segments, text: formatParagraphs(segments) }
}

/** Skips tracks that TikTok does not serve or that have no speech. Throws the first failure if no track is left. */
export async function* fetchTracks(post: Post, request: MediaRequest): AsyncGenerator<Transcript, void, void> {
  const fetchTrack = (track: CaptionTrack) => fetchCaptions(post, track, request).catch((error: unknown) => ({ error }))
  const [bestTrack, ...otherTracks] = orderTracks(post.captions)
  const bestOutcome = bestTrack ? await fetchTrack(bestTrack) : null
  let firstFailure: { error: unknown } | undefined
  let count = 0
  for (const pendingOutcome of [bestOutcome, ...otherTracks.map(fetchTrack)]) {
    const outcome = await pendingOutcome
    request.signal.throwIfAborted()
    if (outcome === null) continue
    if ('error' in outcome) firstFailure ??= outcome
    else {
      count += 1
      yield outcome
    }
  }
  if (count === 0 && firstFailure) throw firstFailure.error
}
