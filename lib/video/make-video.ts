import type { VideoJob, VideoProgress, VideoResult } from './video-job'

type Options = { signal: AbortSignal; onProgress: (progress: VideoProgress) => void }

/** Makes the video in a worker. Throws `VideoError`, or the reason of an abort, which ends the worker at once. */
export async function makeVideo(job: VideoJob, options: Options): Promise<VideoResult> {
  options.signal.throwIfAborted()
  throw new Error(`Not made yet: ${job.parts.length}`)
}
