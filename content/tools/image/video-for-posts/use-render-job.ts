import { useState } from 'react'
import { useCancellableJob } from '@/components/run/use-cancellable-job'
import { makeVideo } from '@/lib/video/make-video'
import type { VideoJob, VideoProgress, VideoResult } from '@/lib/video/video-job'

export type RenderState =
  | { phase: 'idle' }
  | { phase: 'rendering'; progress: VideoProgress }
  | { phase: 'failed'; message: string }

export type FinishedVideo = { result: VideoResult; job: VideoJob; name: string; key: string }

/** Renders one video at a time. */
export function useRenderJob(onFinish: (video: FinishedVideo) => void) {
  const { state, startJob, cancel } = useCancellableJob<RenderState>({ phase: 'idle' })
  const [wasStopped, setWasStopped] = useState(false)

  async function render(job: VideoJob, name: string, key: string) {
    const { signal, updateState } = startJob()
    setWasStopped(false)
    const onProgress = (progress: VideoProgress) => updateState({ phase: 'rendering', progress })
    onProgress({ share: 0, pass: 1, secondsLeft: null })
    try {
      const result = await makeVideo(job, { signal, onProgress })
      if (signal.aborted) return
      onFinish({ result, job, name, key })
      updateState({ phase: 'idle' })
    } catch (error) {
      updateState({ phase: 'failed', message: (error as Error).message })
    }
  }

  function stop() {
    cancel()
    setWasStopped(true)
  }

  return { state, wasStopped, render, stop }
}
