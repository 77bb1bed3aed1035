import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
import type { GifJobState } from './use-gif-job'

export default function JobStatus({ jobState }: { jobState: Exclude<GifJobState, { phase: 'idle' }> }) {
  if (jobState.phase === 'failed') {
    return (
      <p role="alert" className="basis-full rounded-lg border border-danger p-3 text-sm">
        {jobState.message}
      </p>
    )
  }
  if (jobState.phase === 'stopped') return <p role="status">Stopped. Your files are still here.</p>
  const { label, ...progressProps } = getProgressBar(jobState)
  return (
    <div className="basis-full">
      <p className="text-sm tabular-nums">{label}</p>
      <progress aria-label={label} className="mt-2 w-full" {...progressProps} />
    </div>
  )
}

function getProgressBar(jobState: Extract<GifJobState, { phase: 'reading' | 'making' }>) {
  if (jobState.phase === 'reading')
    return { label: 'Reading the video', value: jobState.frameNumber, max: jobState.frameCount }
  if (!jobState.progress) return { label: 'Estimating the size' }
  const { frameNumber, frameCount, estimatedBytes, plan } = jobState.progress
  const estimateText = `About ${formatBytesPrecise(estimatedBytes)} at ${plan.width} pixels wide`
  return { label: `Frame ${frameNumber} of ${frameCount}. ${estimateText}`, value: frameNumber - 1, max: frameCount }
}
