import '@/components/late.css'
import { RangeField } from '@/components/editor/range-field'
import type { PanelProps } from '@/components/files/panel'
import { useShownPicture } from '@/components/files/use-shown-picture'
import { Button } from '@/components/ui/button'
import { notifySuccess } from '@/components/ui/notify'
import { type Area, areaOf, MAX_ZOOM, partOf, zoomed, zoomOf } from './area'
import { Figures } from './figures'
import { frameOf } from './frame'
import { type Look, ratioOf, smallCrop } from './look'
import { RoundPreviews } from './round-previews'
import { Stage } from './stage'
import { TurnButtons } from './turn-buttons'
import { MAX_ANGLE, readView, untouched } from './view'

/** The crop of one picture: a frame to drag, figures to type, and what a profile makes of it. */
export default function CropPanel({ file, count, settings, tweak, onTweak, onTweakAll }: PanelProps) {
  const picture = useShownPicture(file)
  if (picture === null) return <p className="text-muted text-sm">Opening…</p>
  if ('fault' in picture) return <p className="text-danger text-sm">{picture.fault}</p>
  const look = settings as Look
  const view = readView(tweak)
  const ratio = ratioOf(look)
  const frame = frameOf(picture, view)
  const area = areaOf(frame, view.part, ratio)
  const keep = (next: Area) => onTweak({ ...view, part: partOf(frame, next) })
  function shareCrop() {
    onTweakAll(view)
    notifySuccess(`All ${count} files have this crop now`)
  }
  const cut = { picture, view, frame, area }
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Stage {...cut} look={look} ratio={ratio} onPart={(part) => onTweak({ ...view, part })} />
      <div className="grid content-start gap-4">
        <TurnButtons view={view} onView={onTweak} />
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
          <RangeField
            label="Straighten"
            value={view.angle}
            min={-MAX_ANGLE}
            max={MAX_ANGLE}
            step={0.5}
            unit="°"
            onValue={(angle) => onTweak({ ...view, angle })}
          />
          <RangeField
            label="Zoom"
            share
            value={zoomOf(frame, area)}
            min={100}
            max={MAX_ZOOM * 100}
            step={10}
            onValue={(zoom) => keep(zoomed(frame, area, zoom, ratio))}
          />
        </div>
        <Figures frame={frame} area={area} ratio={ratio} onArea={keep} />
        <p role="status" className="text-caution text-sm empty:hidden">
          {smallCrop(area, look)}
        </p>
        {ratio === 1 && <RoundPreviews {...cut} look={look} />}
        <div className="flex flex-wrap gap-2">
          {count > 1 && (
            <Button size="small" onClick={shareCrop}>
              Use this crop for all {count} files
            </Button>
          )}
          <Button look="quiet" size="small" onClick={() => onTweak(untouched)}>
            Start over
          </Button>
        </div>
      </div>
    </div>
  )
}
