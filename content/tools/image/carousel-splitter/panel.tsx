import '@/components/late.css'
import { RangeField } from '@/components/editor/range-field'
import type { PanelProps } from '@/components/files/panel'
import { PicturePart } from '@/components/files/picture-part'
import { useShownPicture } from '@/components/files/use-shown-picture'
import { keptAt, orderOf, type SplitSettings, smallSlides, tooNarrow } from './order'
import { planOf } from './plan'
import { ProfileMockUp } from './profile-mock-up'
import { slideIn } from './shown-split'
import { SwipeMockUp } from './swipe-mock-up'

/** What the slides will look like, before any is made: swiped, and on the profile. */
export default function SplitPanel({ file, settings, tweak, onTweak, made }: PanelProps) {
  const picture = useShownPicture(file)
  if (picture === null) return <p className="text-muted text-sm">Opening…</p>
  if ('fault' in picture) return <p className="text-danger text-sm">{picture.fault}</p>
  const chosen = settings as SplitSettings
  const order = orderOf(chosen)
  const at = keptAt(tweak)
  const plan = planOf(picture, order, at)
  const warnings = [tooNarrow(plan, picture, order), smallSlides(plan, order)]
  const spare = { width: picture.width - plan.source.width, height: picture.height - plan.source.height }
  const shown = { picture, plan, order, ground: chosen.ground }
  return (
    <div className="grid gap-4">
      {!made && <p className="text-caution text-sm empty:hidden">{warnings.filter(Boolean).join(' ')}</p>}
      {spare.width + spare.height > 1 && (
        <div className="max-w-md">
          <RangeField
            label={`Which part stays: ${spare.width > spare.height ? 'left to right' : 'top to bottom'}`}
            share
            value={at}
            min={0}
            max={100}
            onValue={onTweak}
          />
        </div>
      )}
      {order.mode === 'carousel' && (
        // To see where the cuts fall; the slides can be read one by one below.
        <div className="flex max-w-3xl gap-0.5 border border-line bg-line" aria-hidden>
          {plan.parts.map((part) => (
            <div key={part.x} className="min-w-0 flex-1">
              <PicturePart picture={picture} part={slideIn(plan, part)} label="" ground={chosen.ground} />
            </div>
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-start gap-x-12 gap-y-6">
        {order.mode === 'carousel' && <SwipeMockUp name={file.name} {...shown} />}
        <ProfileMockUp {...shown} />
      </div>
    </div>
  )
}
