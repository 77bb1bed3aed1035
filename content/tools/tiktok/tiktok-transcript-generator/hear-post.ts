import 'server-only'
import type { Transcript } from '@/lib/audio/captions/transcript'
import { CatalogueError } from '@/lib/core/errors'
import { audioTrackOf } from '@/lib/tiktok/media/m4a'
import type { Post, Video } from '@/lib/tiktok/posts/post'
import type { ServerContext, ServerStep } from '@/lib/tool/server-run'
import { hear } from './hear'
import { MAX_SOUND } from './limits'
import { withReports } from './with-reports'

/** Has a model hear a post: fetches the sound of its smallest video, and tells how far that is. */
export async function* hearPost(
  post: Post,
  context: ServerContext,
): AsyncGenerator<ServerStep, Transcript, void> {
  const video = smallest(post.videos)
  if (video === undefined) throw new CatalogueError('unavailable', { reason: 'upstream_malformed' })
  const { settings, signal } = context
  yield { progress: { stage: 'fetching' } }
  const bytes = yield* withReports((report) =>
    audioTrackOf(
      { url: video.url, access: post.access },
      {
        settings,
        signal,
        maxBytes: MAX_SOUND,
        onBytes: (done, total) => report({ stage: 'fetching', done, total }),
      },
    ).catch((error: unknown) => {
      throw error instanceof CatalogueError && error.code === 'no_audio'
        ? new CatalogueError('no_speech')
        : error
    }),
  )
  yield { progress: { stage: 'transcribing' } }
  const sound = { bytes: new Uint8Array(bytes), type: 'audio/mp4', name: 'speech.m4a' }
  const heard = await hear(sound, context)
  return { videoId: post.id, url: post.url, source: 'speech-recognition', ...heard }
}

/** They all carry the same words; by size, else by bitrate, else by picture. */
function smallest(videos: readonly Video[]): Video | undefined {
  const weight = ({ bytes, bitrate, width, height }: Video) => [
    bytes ?? Number.POSITIVE_INFINITY,
    bitrate ?? Number.POSITIVE_INFINITY,
    (width ?? 9_999) * (height ?? 9_999),
  ]
  return videos.toSorted((one, other) => compare(weight(one), weight(other)))[0]
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}
