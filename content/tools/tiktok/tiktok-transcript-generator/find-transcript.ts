import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Transcript } from '@/lib/audio/captions/transcript'
import { PublicError } from '@/lib/core/errors'
import { extractAudioTrack } from '@/lib/tiktok/media/extract-audio-track'
import { fetchTracks } from '@/lib/tiktok/media/fetch-caption-tracks'
import type { Post, Video } from '@/lib/tiktok/posts/post'
import { resolvePost } from '@/lib/tiktok/sources/resolve-post'
import type { Progress, ServerContext, ServerToolEvent } from '@/lib/tool/server-tool'
import { MAX_AUDIO_BYTES, MAX_SECONDS } from './limits'
import { transcribeAudio } from './transcribe-audio'
import type { TranscriptPart } from './transcript-part'

type StepGenerator<Result> = AsyncGenerator<ServerToolEvent, Result, void>

/** Transcribes a post: from TikTok's captions if available, else by a model. Returns the first track's text. */
export async function* findTranscript(url: string, context: ServerContext): StepGenerator<string> {
  const { settings, signal, spend } = context
  // Captions are free; a model adds its price.
  spend(0)
  yield { progress: { stage: 'resolving' } }
  const post = await resolvePost(url, { purpose: 'captions', settings, signal })
  if (post.kind === 'photos') throw new PublicError('no_speech_in_photos')
  if ((post.durationSeconds ?? 0) > MAX_SECONDS) throw new PublicError('video_too_long')
  const { id, url: postUrl, author, caption, durationSeconds } = post
  const video = { id, url: postUrl, author, caption, durationSeconds }
  yield { part: { video } satisfies TranscriptPart }
  const captionText = yield* readCaptions(post, context)
  if (captionText !== null) return captionText
  if (post.isSilent) throw new PublicError('no_speech')
  if (settings.transcription === null) throw toNoCaptionsError(post)
  const transcript = yield* transcribePost(post, context)
  yield { part: { transcript } satisfies TranscriptPart }
  return transcript.text
}

/** Yields every track; returns the text of the first one, or null if only a model can transcribe the post. */
async function* readCaptions(post: Post, { settings, signal }: ServerContext): StepGenerator<string | null> {
  let text: string | null = null
  if (post.captions.length > 0) yield { progress: { stage: 'captions' } }
  try {
    for await (const transcript of fetchTracks(post, { settings, signal })) {
      yield { part: { transcript } satisfies TranscriptPart }
      text ??= transcript.text
    }
  } catch (error) {
    signal.throwIfAborted()
    if (settings.transcription === null) throw error
  }
  return text
}

/** Captions without speech are a result; a page that could not be parsed may still have captions. */
function toNoCaptionsError({ captions, source }: Post): PublicError {
  if (captions.length > 0) return new PublicError('no_speech')
  if (source === 'page') return new PublicError('no_captions')
  return new PublicError('unavailable', { reason: 'upstream_challenge' })
}

/** More frequent progress updates are not noticeable. */
const PROGRESS_INTERVAL_MS = 200

async function* streamProgress<Result>(
  runWork: (reportProgress: (progress: Progress) => void) => Promise<Result>,
): StepGenerator<Result> {
  let latestProgress: Progress | null = null
  let isSettled = false
  const resultPromise = runWork((progress) => {
    latestProgress = progress
  }).finally(() => {
    isSettled = true
  })
  while (!isSettled) {
    await Promise.race([resultPromise, sleep(PROGRESS_INTERVAL_MS)]).catch(() => {})
    if (latestProgress) yield { progress: latestProgress }
    latestProgress = null
  }
  return resultPromise
}

/** Transcribes a post by model: downloads its smallest video for the audio and reports progress. */
async function* transcribePost(post: Post, context: ServerContext): StepGenerator<Transcript> {
  const video = findSmallestVideo(post.videos)
  if (video === undefined) throw new PublicError('unavailable', { reason: 'upstream_malformed' })
  const { settings, signal } = context
  yield { progress: { stage: 'fetching' } }
  const source = { url: video.url, access: post.access }
  const bytes = yield* streamProgress((reportProgress) => {
    const onBytes = (done: number, total: number) => reportProgress({ stage: 'fetching', done, total })
    const request = { settings, signal, maxBytes: MAX_AUDIO_BYTES, onBytes }
    return extractAudioTrack(source, request).catch((error: unknown) => {
      throw error instanceof PublicError && error.code === 'no_audio' ? new PublicError('no_speech') : error
    })
  })
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
