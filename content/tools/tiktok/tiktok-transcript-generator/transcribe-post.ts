import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Transcript } from '@/lib/audio/captions/transcript'
import { PublicError } from '@/lib/core/errors'
import { extractAudioTrack } from '@/lib/tiktok/media/extract-audio-track'
import type { Post, Video } from '@/lib/tiktok/posts/post'
import type { Progress, ServerContext, ServerToolEvent } from '@/lib/tool/server-run'
import { MAX_AUDIO_BYTES } from './limits'
import { transcribeAudio } from './transcribe-audio'

/** A bar that moves more often than this says nothing more. */
const MIN_INTERVAL_MS = 200

/** Runs work that reports how far it is by calling back, and yields the newest report. Returns the work's result. */
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
