import { useState } from 'react'
import { useUnsavedFilesWarning } from '@/components/files/unsaved-files'
import { useCancellableJob } from '@/components/run/use-cancellable-job'
import { makeVideo } from '@/lib/video/make-video'
import type { VideoJob, VideoProgress, VideoResult } from '@/lib/video/video-job'

export type RenderState =
  | { phase: 'idle' }
  | { phase: 'rendering'; progress: VideoProgress; secondsLeft: number | null }
  | { phase: 'failed'; message: string }

export type FinishedVideo = { result: VideoResult; job: VideoJob; name: string; key: string }

/** Progress says little about the remaining time before this share is done. */
const MIN_SHARE_FOR_ESTIMATE = 0.03

/** Renders one video at a time. The previous one stays until the next one is ready. */
export function useRenderJob() {
  const { state, startJob, cancel } = useCancellableJob<RenderState>({ phase: 'idle' })
  const [finishedVideo, setFinishedVideo] = useState<FinishedVideo | null>(null)
  const [wasStopped, setWasStopped] = useState(false)
  useUnsavedFilesWarning(finishedVideo ? [{ blob: finishedVideo.result.file }] : [])

  async function render(job: VideoJob, name: string, key: string) {
    const { signal, updateState } = startJob()
    const startTime = performance.now()
    setWasStopped(false)
    updateState({ phase: 'rendering', progress: { share: 0, pass: 1 }, secondsLeft: null })
    try {
      const result = await makeVideo(job, {
        signal,
        onProgress: (progress) => {
          const { share } = progress
          const elapsedSeconds = (performance.now() - startTime) / 1000
          const secondsLeft = share > MIN_SHARE_FOR_ESTIMATE ? elapsedSeconds / share - elapsedSeconds : null
          updateState({ phase: 'rendering', progress, secondsLeft })
        },
      })
      if (signal.aborted) return
      setFinishedVideo({ result, job, name, key })
      updateState({ phase: 'idle' })
    } catch (error) {
      updateState({ phase: 'failed', message: (error as Error).message })
    }
  }

  function stop() {
    cancel()
    setWasStopped(true)
  }

  return { state, finishedVideo, wasStopped, render, stop }
}

export type RenderJob = ReturnType<typeof useRenderJob>
