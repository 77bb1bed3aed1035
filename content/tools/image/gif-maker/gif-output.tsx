import { lazy, Suspense } from 'react'
import { importWithRetry } from '@/components/loading/deferred-import'
import { Button } from '@/components/ui/button'
import { EmptyPane } from '@/components/ui/empty-pane'
import { type GifInput, getInputKey, useGifJob } from './use-gif-job'

const GifPreview = lazy(importWithRetry(() => import('./gif-preview')))
const JobStatus = lazy(importWithRetry(() => import('./job-status')))
const GifResultCard = lazy(importWithRetry(() => import('./gif-result-card')))

/** Sticky below the settings on phones, except while a text or number input has focus. */
const stickyClass =
  'max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:border-line max-lg:border-t max-lg:bg-canvas max-lg:py-2 [body:has(input:is([type=number],[type=text]):focus)_&]:static'

export function GifOutput({ gifInput, isOpening }: { gifInput: GifInput; isOpening: boolean }) {
  const { state: jobState, latestGif, make, cancel } = useGifJob()
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
            else if (detail < 2) cancel()
          }}
        >
          {isBusy ? 'Stop' : latestGif ? 'Create GIF again' : 'Create GIF'}
        </Button>
        <p className="text-muted text-sm">
          {isInputMissing && images.length === 0 && 'Add two or more photos, a GIF or a video.'}
          {isInputMissing && images.length === 1 && 'Add one more photo.'}
          {isOutdated && 'You changed something. The GIF below is the previous one.'}
        </p>
        <Suspense>{jobState.phase !== 'idle' && <JobStatus jobState={jobState} />}</Suspense>
      </div>
      <Suspense fallback={<EmptyPane />}>
        {isInputMissing && !latestGif && <EmptyPane text="Your GIF shows up here." />}
        {!isInputMissing && (isOutdated || !latestGif) && <GifPreview gifInput={gifInput} />}
        {latestGif && <GifResultCard key={latestGif.inputKey} result={latestGif.result} sourceName={sourceName} />}
      </Suspense>
    </section>
  )
}
