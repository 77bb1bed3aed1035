import { VideoError, type VideoErrorCode } from '@/lib/core/errors/video-errors'
import { serveWorkerRequests } from '@/lib/images/worker/serve-worker-requests'
import { runVideoJob } from './run-video-job'
import type { VideoJob, VideoProgress, VideoResult } from './video-job'

export type VideoRequest = { job: VideoJob; folderName: string }
export type VideoReply = VideoResult | { errorCode: VideoErrorCode; detail: string }

serveWorkerRequests<VideoRequest, VideoReply, VideoProgress>(async ({ job, folderName }, onProgress) => {
  try {
    return await runVideoJob(job, { folderName, overlay: null, onProgress })
  } catch (error) {
    if (error instanceof VideoError) return { errorCode: error.code, detail: error.detail }
    if (error instanceof DOMException && error.name === 'QuotaExceededError')
      return { errorCode: 'no_space', detail: '' }
    throw error
  }
})
