import { lazy, Suspense } from 'react'
import { importWithRetry } from '@/components/loading/deferred-import'
import { Button } from '@/components/ui/button'
import { EmptyPane } from '@/components/ui/empty-pane'
import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
import { type GifInput, type GifJobState, getInputKey, useGifJob } from './use-gif-job'

const GifPreview = lazy(importWithRetry(() => import('./gif-preview')))
const GifResultCard = lazy(importWithRetry(() => import('./gif-result-card')))

/** Sticky below the settings on phones, except while a text or number input has focus. */
const stickyClass =
  'max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:border-line max-lg:border-t max-lg:bg-canvas max-lg:py-2 [body:has(input:is([type=number],[type=text]):focus)_&]:static'

export function GifOutput({ gifInput, isOpening }: { gifInput: GifInput; isOpening: boolean }) {
  const { jobState, latestGif, make, stop } = useGifJob()
  const { images, clip } = gifInput
  const isBusy = jobState.phase === 'reading' || jobState.phase === 'making'
  const isInputMissing = !clip && images.length < 2
  const isOutdated = latestGif && !isInputMissing && !isBusy && latestGif.inputKey !== getInputKey(gifInput)
  const sourceName = clip?.file.name ?? images[0]?.fileName ?? 'photos'
  return (
    <section
      aria-label="The GIF"
      className="contents grid-cols-1 lg:sticky lg:top-20 lg:grid lg:content-start lg:gap-4 lg:self-start"
    >
      <div className={`flex flex-wrap items-center gap-3 ${isInputMissing ? '' : stickyClass}`}>
        <Button
          variant={isBusy ? 'secondary' : 'primary'}
          size="large"
          disabled={!isBusy && (isInputMissing || isOpening)}
          onClick={({ detail }) => {
            if (!isBusy) make(gifInput)
            // Ignore the second click of a double-click, which was meant for the previous button.
            else if (detail < 2) stop()
          }}
        >
          {isBusy ? 'Stop' : latestGif ? 'Create GIF again' : 'Create GIF'}
        </Button>
        <p className="text-muted text-sm">
          {isInputMissing && images.length === 0 && 'Add two or more photos, a GIF or a video.'}
          {isInputMissing && images.length === 1 && 'Add one more photo.'}
          {isOutdated && 'You changed something. The GIF below is the previous one.'}
        </p>
        <JobStatus jobState={jobState} />
      </div>
      <Suspense fallback={<EmptyPane />}>
        {isInputMissing && !latestGif && <EmptyPane text="Your GIF shows up here." />}
        {!isInputMissing && (isOutdated || !latestGif) && <GifPreview gifInput={gifInput} />}
        {latestGif && <GifResultCard key={latestGif.inputKey} result={latestGif.result} sourceName={sourceName} />}
      </Suspense>
    </section>
  )
}

function JobStatus({ jobState }: { jobState: GifJobState }) {
  if (jobState.phase === 'idle') return null
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
