import '@/components/deferred.css'
import type { PanelProps } from '@/components/files/files-tool-info'
import { usePreviewImage } from '@/components/files/use-preview-image'
import { Button } from '@/components/ui/button'
import type { FieldParameters } from '@/lib/tool/form'
import { FrameCard } from './frame-card'
import { type Frame, getResizeTargets, parseFrames } from './resize-frames'
import type { fields } from './tool'
import { useAutoPositions } from './use-auto-positions'

export default function CropPreviews({ file, settings, tweak, onTweak, onTweakAll }: PanelProps) {
  const previewImage = usePreviewImage(file)
  const options = settings as FieldParameters<typeof fields>
  const image = previewImage && 'url' in previewImage ? previewImage : null
  const targets = image ? getResizeTargets(options, image) : []
  const positions = useAutoPositions(options.focus === 'auto' ? image : null, targets)
  const frames = parseFrames(tweak)
  if (previewImage === null) return <p className="text-muted text-sm">Opening…</p>
  if (!image) return <p className="text-danger text-sm">{'fault' in previewImage ? previewImage.fault : ''}</p>
  if (targets.length === 0) return <p className="text-caution text-sm">Tick a size in the settings above.</p>

  const setFrame = (id: string, frame: Frame) => onTweak({ ...frames, [id]: frame })
  const hasCustomFrames = Object.keys(frames).length > 0
  return (
    <>
      <p className="text-muted text-sm">Drag a picture to move what is cut, or choose it and use the arrow keys.</p>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-4">
        {targets.map((target) => (
          <FrameCard
            key={target.id}
            image={image}
            target={target}
            frame={frames[target.id] ?? {}}
            defaultPosition={options.focus === 'auto' ? (positions[target.id] ?? 0.5) : 0.5}
            options={options}
            onFrameChange={(frame) => setFrame(target.id, frame)}
          />
        ))}
      </ul>
      {hasCustomFrames && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="small" onClick={() => onTweakAll(frames)}>
            Use these positions for all pictures
          </Button>
          <Button variant="quiet" size="small" onClick={() => onTweak(null)}>
            Reset positions
          </Button>
        </div>
      )}
    </>
  )
}
