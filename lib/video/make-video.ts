import { canEncodeVideo } from 'mediabunny'
import type { EncodedAudio } from '@/lib/audio/encode/audio-job'
import { PublicError } from '@/lib/core/errors'
import { VideoError } from '@/lib/core/errors/video-errors'
import { formatDimensions, type Size } from '@/lib/core/geometry/sizes'
import { createRandomId } from '@/lib/core/random-id'
import { createWorkerClient, WorkerError } from '@/lib/images/worker/worker-client'
import { fetchCaptionFonts } from './caption-fonts'
import type { SpeechPart, SpeechReply } from './speech-worker'
import { getTotalSeconds, type VideoJob, type VideoProgress, type VideoResult } from './video-job'
import type { VideoReply, VideoRequest } from './video-worker'

const makeInWorker = createWorkerClient<VideoRequest, VideoReply, VideoProgress>(
  () => new Worker(new URL('./video-worker.ts', import.meta.url), { type: 'module' }),
)

const convertInWorker = createWorkerClient<File, File>(
  () => new Worker(new URL('./gif-worker.ts', import.meta.url), { type: 'module' }),
)

const encodeSpeechInWorker = createWorkerClient<readonly SpeechPart[], SpeechReply, number>(
  () => new Worker(new URL('./speech-worker.ts', import.meta.url), { type: 'module' }),
)

/** Of the sentences of the image tools, only that of a damaged GIF is not about a batch of images. */
function throwVideoError(error: unknown): never {
  if (!(error instanceof WorkerError) || error.code === 'damaged') throw error
  throw new VideoError(error.code === 'offline' ? 'offline' : 'failed')
}

export const convertGif = (file: File) => convertInWorker(file).catch(throwVideoError)

type SpeechOptions = { signal: AbortSignal; maxSeconds: number; onProgress: (share: number) => void }

/** Returns only the sound of the parts, joined. Throws `PublicError` (`sound_…`) or the signal's reason. */
export async function extractSpeech(
  parts: readonly SpeechPart[],
  { maxSeconds, ...options }: SpeechOptions,
): Promise<EncodedAudio> {
  const seconds = getTotalSeconds(parts)
  if (seconds > maxSeconds) throw new PublicError('sound_too_long')
  const result = await encodeSpeechInWorker(parts, options).catch((error: unknown) => {
    throw error instanceof WorkerError ? new PublicError('sound_worker') : error
  })
  if (typeof result === 'string') throw new PublicError(result)
  return { blob: result, type: 'audio/mpeg', seconds }
}

let folderName: string | undefined

/** Names this page's folder of results. The lock lasts as long as the page, and other pages then do not remove it. */
function getFolderName(): string {
  if (folderName) return folderName
  folderName = `videos-${createRandomId(2)}`
  navigator.locks?.request(folderName, () => new Promise(() => {}))
  return folderName
}

type Options = { signal: AbortSignal; onProgress: (progress: VideoProgress) => void }

/**
 * Makes the video in a worker. The file of the page's last result is then removed. Throws an error for the visitor, or
 * the reason of an abort, which ends the worker at once.
 */
export async function makeVideo(job: VideoJob, options: Options): Promise<VideoResult> {
  const fonts = job.captions ? await fetchCaptionFonts(job.captions.style) : []
  const reply = await makeInWorker({ job, fonts, folderName: getFolderName() }, options).catch(throwVideoError)
  if ('problem' in reply) throw new Error(reply.problem)
  return reply
}

/**
 * Call this before any work. Returns null if this browser can make H.264 videos of this size. WebCodecs for pictures
 * and sound: Chrome and Edge 94, Safari 26, Firefox 130 on computers (web-features of W3C, 2026-11).
 */
export async function checkEncoder(size: Size): Promise<VideoError | null> {
  if (typeof VideoEncoder === 'undefined' || typeof AudioDecoder === 'undefined') return new VideoError('no_encoder')
  if (await canEncodeVideo('avc', size)) return null
  const canEncodeSmall = await canEncodeVideo('avc', { width: 640, height: 360 })
  return canEncodeSmall ? new VideoError('no_encoder_for_size', formatDimensions(size)) : new VideoError('no_encoder')
}
