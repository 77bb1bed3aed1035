import { useUnsavedFilesWarning } from '@/components/files/unsaved-files'
import { useCancellableJob } from '@/components/run/use-cancellable-job'
import { Button } from '@/components/ui/button'
import { useLoaded } from '@/components/ui/use-loaded'
import { VideoError } from '@/lib/core/errors/video-errors'
import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
import { formatDuration } from '@/lib/core/format/format-time'
import { formatDimensions, isSameSize } from '@/lib/core/geometry/sizes'
import { checkEncoder, makeVideo } from '@/lib/video/make-video'
import { planJob } from '@/lib/video/plan-encoding'
import { getTotalSeconds, type VideoJob, type VideoProgress } from '@/lib/video/video-job'
import { describeSizeProblem, formatLength } from './clips'
import { ResultCard } from './result-card'
import type { Project } from './use-project'

type Props = {
  project: Project
  job: VideoJob
  /** Identifies the job. */
  jobKey: string
  /** Of the file of the clips, or of a joined video. */
  name: string
  notes: readonly string[]
}

/** Describes the likely size of the file, and of the picture if the limit makes it smaller. */
export function describeForecast(job: VideoJob): { forecast: string } | { problem: string } {
  try {
    const { bytes, isMaximum, size } = planJob(job)
    const forecast = `${isMaximum ? 'Up to' : 'About'} ${formatBytesPrecise(Number(bytes.toPrecision(2)))}`
    return { forecast: isSameSize(size, job.size) ? forecast : `${forecast}, at ${formatDimensions(size)}` }
  } catch (error) {
    if (error instanceof VideoError) return { problem: error.message }
    throw error
  }
}

type RenderState =
  | { phase: 'idle' }
  | { phase: 'stopped' }
  | { phase: 'rendering'; progress: VideoProgress }
  | { phase: 'failed'; message: string; key: string }

/**
 * Sticky below the settings on phones, except while the visitor types. It is wider than they are, so that their focus
 * rings scroll under it. In a grid, it would stay in its row.
 */
const stickyClass =
  'max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-2 max-lg:border-line max-lg:border-t max-lg:bg-canvas max-lg:p-2 max-lg:[html:has(&)]:scroll-pb-24 low:static [body:has(:is(textarea,input:is([type=number],[type=text])):focus)_&]:static'

export function RenderOutput({ project: { finishedVideo, setFinishedVideo }, job, jobKey, name, notes }: Props) {
  const { state, startJob, cancel } = useCancellableJob<RenderState>({ phase: 'idle' }, { phase: 'stopped' })
  const encoderProblem = useLoaded(job.size, checkEncoder)?.message
  const { forecast = '', problem: limitProblem = '' }: { forecast?: string; problem?: string } = describeForecast(job)
  const problem = describeSizeProblem(job.maxBytes) || encoderProblem || limitProblem
  const isRendering = state.phase === 'rendering'
  const isUpToDate = finishedVideo?.key === jobKey
  const isOutdated = finishedVideo && !isRendering && !isUpToDate
  useUnsavedFilesWarning(isOutdated ? job.parts.map(({ file }) => ({ blob: file })) : [])

  async function render() {
    const { signal, updateState } = startJob()
    const onProgress = (progress: VideoProgress) => updateState({ phase: 'rendering', progress })
    onProgress({ share: 0, pass: 1, secondsLeft: null })
    try {
      const result = await makeVideo(job, { signal, onProgress })
      if (signal.aborted) return
      setFinishedVideo({ result, job, name, key: jobKey })
      updateState({ phase: 'idle' })
    } catch (error) {
      updateState({ phase: 'failed', message: (error as Error).message, key: jobKey })
    }
  }

  return (
    <>
      <div role="status" className="grid gap-1 text-caution text-sm empty:hidden">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <div className={`flex flex-wrap items-center gap-3 ${isUpToDate && !isRendering ? '' : stickyClass}`}>
        {problem && (
          <p role="alert" className="basis-full rounded-lg border border-danger p-3 text-sm">
            {problem}
          </p>
        )}
        <Button
          variant={isRendering || isUpToDate ? 'secondary' : 'primary'}
          size="large"
          // Not `disabled`, so that the keyboard reaches it and the reason above it.
          aria-disabled={problem !== '' && !isRendering}
          onClick={({ detail }) => {
            // Ignore the second click of a double-click, which was meant for the previous button.
            if (isRendering && detail < 2) cancel()
            if (!isRendering && !problem) render()
          }}
        >
          {isRendering ? 'Stop' : finishedVideo ? 'Export again' : 'Export video'}
        </Button>
        <p className="text-muted text-sm tabular-nums">
          {formatDimensions(job.size)}, {formatLength(getTotalSeconds(job.parts))}
          <span className="block">{!problem && forecast}</span>
        </p>
        {(state.phase !== 'failed' || state.key === jobKey) && <RenderStatus state={state} />}
      </div>
      {isOutdated && <p className="text-muted text-sm">You made changes. The video below is the old one.</p>}
      {finishedVideo && <ResultCard key={finishedVideo.key} video={finishedVideo} isOutdated={!isUpToDate} />}
    </>
  )
}

function RenderStatus({ state }: { state: RenderState }) {
  if (state.phase === 'idle') return null
  if (state.phase === 'stopped') return <p role="status">Stopped. Your clips and settings are still here.</p>
  if (state.phase === 'failed')
    return (
      <p role="alert" className="basis-full rounded-lg border border-danger p-3 text-sm">
        {state.message}
      </p>
    )
  const { share, pass, secondsLeft } = state.progress
  const percent = Math.floor(share * 100)
  const passText = pass > 1 ? 'Another pass to hit the size. ' : ''
  const label = `${passText}${percent}%${secondsLeft === null ? '' : `, about ${formatDuration(secondsLeft)} left`}`
  return (
    <div className="basis-full">
      <p className="text-sm tabular-nums">{label}</p>
      <progress aria-label="Making the video" className="mt-2 w-full" value={percent} max={100} />
    </div>
  )
}
