import { VideoError } from '@/lib/core/errors/video-errors'
import { serveWorkerRequests } from '@/lib/images/worker/serve-worker-requests'
import { addCaptionFonts, type CaptionFont } from './caption-fonts'
import { type Tracks, withTracks } from './open-video'
import { createOutputFile, type OutputFile } from './output-file'
import { createOverlay } from './overlay'
import { chooseFrameRate, planJob } from './plan-encoding'
import { renderVideo } from './render-video'
import { hasSound, type VideoJob, type VideoPart, type VideoProgress, type VideoResult } from './video-job'

export type VideoRequest = { job: VideoJob; fonts: readonly CaptionFont[]; folderName: string }
export type VideoReply = VideoResult | { problem: string }

serveWorkerRequests<VideoRequest, VideoReply, VideoProgress>(async (request, onProgress) => {
  try {
    return await withTracks(request.job.parts, (tracks) => runVideoJob(request, tracks, onProgress))
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    const videoError = isFull ? new VideoError('no_space') : error
    if (videoError instanceof VideoError) return { problem: videoError.message }
    throw error
  }
})

/** What a next pass aims at, as a share of the limit: encoders miss their bitrate by a few percent. */
const NEXT_PASS_SHARE = 0.97

/** Plans the bitrates and renders until the file is below its limit. Throws `VideoError`. */
async function runVideoJob(
  { job, fonts, folderName }: VideoRequest,
  { pictures, sounds }: Tracks<VideoPart>,
  onProgress: (progress: VideoProgress) => void,
): Promise<VideoResult> {
  let outputFile: OutputFile | undefined
  try {
    // The browsers' own encoders delay the sound by an unknown time, 44 ms in Chrome on macOS (w3c/webcodecs#626).
    if (hasSound(job)) (await import('@mediabunny/aac-encoder')).registerAacEncoder()
    if (job.captions) await addCaptionFonts(fonts, (self as unknown as { fonts: FontFaceSet }).fonts)
    const overlay = await createOverlay(job)
    const frameRate = chooseFrameRate(job.parts.map(({ details }) => details.frameRate))
    outputFile = await createOutputFile(folderName)
    let limit = job.maxBytes
    for (let pass = 1; ; pass += 1) {
      const plan = planJob(job, limit)
      await renderVideo({
        pictures,
        sounds: hasSound(job) ? sounds : null,
        overlay,
        frameRate,
        plan,
        target: outputFile.createTarget(),
        onProgress: (progress) => onProgress({ ...progress, pass }),
      })
      const bytes = outputFile.getSize()
      if (job.maxBytes === null || limit === null || bytes <= job.maxBytes)
        return { file: await outputFile.finish(), size: plan.size, hasAudio: hasSound(job) }
      limit *= (job.maxBytes / bytes) * NEXT_PASS_SHARE
    }
  } finally {
    outputFile?.close()
  }
}
