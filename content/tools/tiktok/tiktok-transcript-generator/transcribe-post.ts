import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Transcript } from '@/lib/audio/captions/transcript'
import { PublicError } from '@/lib/core/errors'
import { extractAudioTrack } from '@/lib/tiktok/media/extract-audio-track'
import type { Post, Video } from '@/lib/tiktok/posts/post'
import type { Progress, ServerContext, ServerToolEvent } from '@/lib/tool/server-tool'
import { MAX_AUDIO_BYTES } from './limits'
import { transcribeAudio } from './transcribe-audio'

/** More frequent progress updates are not noticeable. */
const MIN_INTERVAL_MS = 200

async function* streamProgress<Result>(
  runWork: (reportProgress: (progress: Progress) => void) => Promise<Result>,
): AsyncGenerator<ServerToolEvent, Result, void> {
  let latestProgress: Progress | null = null
  let nextProgress = Promise.withResolvers<void>()
  const resultPromise = runWork((progress) => {
    latestProgress = progress
    nextProgress.resolve()
  })
  const settledPromise = resultPromise.then(
    () => {},
    () => {},
  )
  let isSettled = false
  settledPromise.then(() => {
    isSettled = true
  })
  while (!isSettled) {
    await Promise.race([settledPromise, nextProgress.promise])
    const progress = latestProgress
    latestProgress = null
    nextProgress = Promise.withResolvers()
    if (progress === null) continue
    yield { progress }
    await Promise.race([settledPromise, sleep(MIN_INTERVAL_MS)])
  }
  return resultPromise
}

/** Transcribes a post by model: downloads its smallest video for the audio and reports progress. */
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

/** All videos have the same audio; compares by size, then bitrate, then dimensions. */
function findSmallestVideo(videos: readonly Video[]): Video | undefined {
  const unknown = Number.MAX_SAFE_INTEGER
  const getArea = ({ width, height }: Video) => (width ?? 9_999) * (height ?? 9_999)
  return videos.toSorted(
    (one, other) =>
      (one.bytes ?? unknown) - (other.bytes ?? unknown) ||
      (one.bitrate ?? unknown) - (other.bitrate ?? unknown) ||
      getArea(one) - getArea(other),
  )[0]
}
