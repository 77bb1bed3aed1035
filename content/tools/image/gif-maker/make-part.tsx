import '@/components/late.css'
import { lazy, Suspense } from 'react'
import { patient } from '@/components/loading/patient'
import { Button } from '@/components/ui/button'
import { EmptyPane } from '@/components/ui/empty-pane'
import { exactByteSize } from '@/lib/core/format/size'
import { type Doing, keyOf, useMaking, type Wish } from './use-making'

const Made = lazy(patient(() => import('./made-gif')))

/** On a phone it stays in sight below the settings, but for the time that something is typed. */
const pinned =
  'max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:border-line max-lg:border-t max-lg:bg-canvas max-lg:py-2 [body:has(input:is([type=number],[type=text]):focus)_&]:static'

/** The button, how far it is, and what came out. */
export function MakePart({ wish, isOpening }: { wish: Wish; isOpening: boolean }) {
  const { doing, last, make, stop } = useMaking()
  const { pictures, clip } = wish
  const isBusy = doing.phase === 'reading' || doing.phase === 'making'
  const lacks = !clip && pictures.length < 2
  const isOld = last && !lacks && !isBusy && last.of !== keyOf(wish)
  const from = clip?.file.name ?? pictures[0]?.of ?? 'pictures'
  return (
    <section
      aria-label="The GIF"
      className="contents grid-cols-1 lg:sticky lg:top-20 lg:grid lg:content-start lg:gap-4 lg:self-start"
    >
      <div className={`flex flex-wrap items-center gap-3 ${lacks ? '' : pinned}`}>
        <Button
          look={isBusy ? 'secondary' : 'primary'}
          size="large"
          disabled={!isBusy && (lacks || isOpening)}
          onClick={({ detail }) => {
            if (!isBusy) make(wish)
            // The second click of two was meant for the button that stood here.
            else if (detail < 2) stop()
          }}
        >
          {isBusy ? 'Stop' : last ? 'Create GIF again' : 'Create GIF'}
        </Button>
        <p className="text-muted text-sm">
          {lacks && pictures.length === 0 && 'Add at least 2 pictures, a moving one, or a video.'}
          {lacks && pictures.length === 1 && 'One more picture is needed.'}
          {isOld && 'Changed since. The GIF below is the one from before.'}
        </p>
        <State doing={doing} />
      </div>
      <Suspense fallback={<EmptyPane />}>
        {last ? <Made key={last.of} made={last.made} from={from} /> : <EmptyPane />}
      </Suspense>
    </section>
  )
}

function State({ doing }: { doing: Doing }) {
  if (doing.phase === 'idle') return null
  if (doing.phase === 'failed') {
    return (
      <p role="alert" className="basis-full rounded-lg border border-danger p-3 text-sm">
        {doing.text}
      </p>
    )
  }
  if (doing.phase === 'stopped') return <p role="status">Stopped. Your pictures are still here.</p>
  const { label, ...range } = barOf(doing)
  return (
    <div className="basis-full">
      <p className="text-sm tabular-nums">{label}</p>
      <progress aria-label={label} className="mt-2 h-2 w-full accent-accent" {...range} />
    </div>
  )
}

function barOf(doing: Extract<Doing, { phase: 'reading' | 'making' }>) {
  if (doing.phase === 'reading') return { label: 'Reading the video', value: doing.frame, max: doing.frames }
  if (!doing.progress) return { label: 'Trying three frames for the size' }
  const { frame, frames, estimate, plan } = doing.progress
  const about = `About ${exactByteSize(estimate)} at ${plan.width} pixels wide, judged by 3 frames`
  return { label: `Frame ${frame} of ${frames}. ${about}`, value: frame - 1, max: frames }
}
