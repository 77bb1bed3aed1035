import { VideoError } from '@/lib/core/errors/video-errors'
import { serveWorkerRequests } from '@/lib/images/worker/serve-worker-requests'
import { addCaptionFonts, type CaptionFont } from './caption-fonts'
import { type OpenedVideo, openTracks } from './open-video'
import { createOutputFile, type OutputFile } from './output-file'
import { createOverlay } from './overlay'
import { chooseFrameRate, planJob } from './plan-encoding'
import { renderVideo } from './render-video'
import { hasSound, type VideoJob, type VideoProgress, type VideoResult } from './video-job'

export type VideoRequest = { job: VideoJob; fonts: readonly CaptionFont[]; folderName: string }
export type VideoReply = VideoResult | { problem: string }

serveWorkerRequests<VideoRequest, VideoReply, VideoProgress>(async (request, onProgress) => {
  try {
    return await runVideoJob(request, onProgress)
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    const videoError = isFull ? new VideoError('no_space') : error
    if (videoError instanceof VideoError) return { problem: videoError.message }
    throw error
  }
})

/** What a next pass aims at, as a share of the limit: encoders miss their bitrate by a few percent. */
const NEXT_PASS_SHARE = 0.97

/** Opens the files, plans the bitrates and renders until the file is below its limit. Throws `VideoError`. */
async function runVideoJob(
  { job, fonts, folderName }: VideoRequest,
  onProgress: (progress: VideoProgress) => void,
): Promise<VideoResult> {
  const videos = new Map<Blob, OpenedVideo>()
  let outputFile: OutputFile | undefined
  try {
    for (const { file } of job.parts) if (!videos.has(file)) videos.set(file, await openTracks(file))
    const getVideo = (file: File) => videos.get(file) as OpenedVideo
    const pictures = job.parts.map((part) => ({ ...part, track: getVideo(part.file).videoTrack }))
    const sounds = job.parts.map(({ file, details, start, end }) => {
      const track = details.hasSound ? getVideo(file).audioTrack : null
      return { start, end, track }
    })
    // The browsers' own encoders delay the sound by an unknown time, 44 ms in Chrome on macOS (w3c/webcodecs#626).
    if (hasSound(job)) (await import('@mediabunny/aac-encoder')).registerAacEncoder()
    if (job.captions) await addCaptionFonts(fonts, (self as unknown as { fonts: FontFaceSet }).fonts)
    const overlay = await createOverlay(job)
    const frameRate = chooseFrameRate(job.parts.map(({ details }) => details.frameRate))
    const content = { pictures, sounds: hasSound(job) ? sounds : null, overlay, frameRate }
    outputFile = await createOutputFile(folderName)
    let limit = job.maxBytes
    for (let pass = 1; ; pass += 1) {
      const plan = planJob(job, limit)
      const target = outputFile.createTarget()
      await renderVideo({ ...content, plan, target, onProgress: (progress) => onProgress({ ...progress, pass }) })
      const bytes = outputFile.getSize()
      if (job.maxBytes === null || limit === null || bytes <= job.maxBytes)
        return { file: await outputFile.finish(), size: plan.size, hasSound: hasSound(job) }
      limit *= (job.maxBytes / bytes) * NEXT_PASS_SHARE
    }
  } finally {
    outputFile?.close()
    for (const { input } of videos.values()) input.dispose()
  }
}
