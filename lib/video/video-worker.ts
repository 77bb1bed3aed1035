import { VideoError, type VideoErrorCode } from '@/lib/core/errors/video-errors'
import { serveWorkerRequests } from '@/lib/images/worker/serve-worker-requests'
import { addCaptionFonts, type CaptionFont } from './caption-fonts'
import { drawCaptions, listCaptionTimes } from './captions'
import type { Overlay } from './render-video'
import { runVideoJob } from './run-video-job'
import type { VideoJob, VideoProgress, VideoResult } from './video-job'

export type VideoRequest = { job: VideoJob; fonts: readonly CaptionFont[]; folderName: string }
export type VideoReply = VideoResult | { errorCode: VideoErrorCode; detail: string }

serveWorkerRequests<VideoRequest, VideoReply, VideoProgress>(async ({ job, fonts, folderName }, onProgress) => {
  try {
    return await runVideoJob(job, { folderName, overlay: await createOverlay(job, fonts), onProgress })
  } catch (error) {
    if (error instanceof VideoError) return { errorCode: error.code, detail: error.detail }
    if (error instanceof DOMException && error.name === 'QuotaExceededError')
      return { errorCode: 'no_space', detail: '' }
    throw error
  }
})

async function createOverlay({ captions, size }: VideoJob, fonts: readonly CaptionFont[]): Promise<Overlay | null> {
  if (!captions) return null
  await addCaptionFonts(fonts, (self as unknown as { fonts: FontFaceSet }).fonts)
  return { draw: (context, time) => drawCaptions(context, captions, size, time), times: listCaptionTimes(captions) }
}
