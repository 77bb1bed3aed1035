import 'server-only'
import type { Transcript } from '@/lib/audio/captions/transcript'
import { PublicError } from '@/lib/core/errors'
import { extractAudioTrack } from '@/lib/tiktok/media/extract-audio-track'
import type { Post, Video } from '@/lib/tiktok/posts/post'
import type { ServerContext, ServerToolEvent } from '@/lib/tool/server-run'
import { MAX_AUDIO_BYTES } from './limits'
import { streamProgress } from './stream-progress'
import { transcribeAudio } from './transcribe-audio'

/** Has a model hear a post: fetches the sound of its smallest video, and tells how far that is. */
export async function* transcribePost(
  post: Post,
  context: ServerContext,
): AsyncGenerator<ServerToolEvent, Transcript, void> {
  const video = findSmallestVideo(post.videos)
  if (video === undefined) throw new PublicError('unavailable', { reason: 'upstream_malformed' })
  const { settings, signal } = context
  yield { progress: { stage: 'fetching' } }
  const bytes = yield* streamProgress((reportProgress) =>
    extractAudioTrack(
      { url: video.url, access: post.access },
      {
        settings,
        signal,
        maxBytes: MAX_AUDIO_BYTES,
        onBytes: (receivedBytes, totalBytes) =>
          reportProgress({ stage: 'fetching', done: receivedBytes, total: totalBytes }),
      },
    ).catch((error: unknown) => {
      throw error instanceof PublicError && error.code === 'no_audio' ? new PublicError('no_speech') : error
    }),
  )
  yield { progress: { stage: 'transcribing' } }
  const audio = { bytes: new Uint8Array(bytes), type: 'audio/mp4', name: 'speech.m4a' }
  const transcription = await transcribeAudio(audio, context)
  return { videoId: post.id, url: post.url, source: 'speech-recognition', ...transcription }
}

/** They all carry the same words; by size, else by bitrate, else by picture. */
function findSmallestVideo(videos: readonly Video[]): Video | undefined {
  const getSortKeys = ({ bytes, bitrate, width, height }: Video) => [
    bytes ?? Number.POSITIVE_INFINITY,
    bitrate ?? Number.POSITIVE_INFINITY,
    (width ?? 9_999) * (height ?? 9_999),
  ]
  return videos.toSorted((one, other) => compareSortKeys(getSortKeys(one), getSortKeys(other)))[0]
}

function compareSortKeys(one: readonly number[], other: readonly number[]): number {
  const firstDifference = one.findIndex((value, index) => value !== other[index])
  return firstDifference < 0 ? 0 : (one[firstDifference] ?? 0) - (other[firstDifference] ?? 0)
}
