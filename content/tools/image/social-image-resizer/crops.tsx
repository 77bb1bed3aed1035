import '@/components/late.css'
import type { PanelProps } from '@/components/files/panel'
import { useShownPicture } from '@/components/files/use-shown-picture'
import { Button } from '@/components/ui/button'
import type { ParametersOf } from '@/lib/tool/form'
import type { fields } from './fields'
import { FrameCard } from './frame-card'
import { type Frame, framesIn } from './lay-out'
import { targetsOf } from './targets'
import { usePlaces } from './use-places'

/** Every size of one picture as it will come out; what is cut can be moved before anything is made. */
export default function Crops({ file, settings, tweak, onTweak, onTweakAll }: PanelProps) {
  const shown = useShownPicture(file)
  const options = settings as ParametersOf<typeof fields>
  const picture = shown && 'url' in shown ? shown : null
  const targets = picture ? targetsOf(options, picture) : []
  const places = usePlaces(options.focus === 'auto' ? picture : null, targets)
  const frames = framesIn(tweak)
  if (shown === null) return <p className="text-muted text-sm">Opening…</p>
  if (!picture) return <p className="text-danger text-sm">{'fault' in shown ? shown.fault : ''}</p>
  if (targets.length === 0) return <p className="text-caution text-sm">Tick a size in the settings above.</p>

  const keep = (id: string, frame: Frame) => onTweak({ ...frames, [id]: frame })
  const isTouched = Object.keys(frames).length > 0
  return (
    <>
      <p className="text-muted text-sm">
        Drag a picture to move what is cut, or choose it and use the arrow keys.
      </p>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-4">
        {targets.map((target) => (
          <FrameCard
            key={target.id}
            picture={picture}
            target={target}
            frame={frames[target.id] ?? {}}
            found={options.focus === 'auto' ? (places[target.id] ?? 0.5) : 0.5}
            options={options}
            onFrame={(frame) => keep(target.id, frame)}
          />
        ))}
      </ul>
      {isTouched && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="small" onClick={() => onTweakAll(frames)}>
            Use these positions for all pictures
          </Button>
          <Button look="quiet" size="small" onClick={() => onTweak(null)}>
            Reset positions
          </Button>
        </div>
      )}
    </>
  )
}
