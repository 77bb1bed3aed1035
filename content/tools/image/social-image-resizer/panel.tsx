import type { PanelProps } from '@/components/files/files-tool-info'
import { type ImageSource, useChosenFrames } from '@/components/files/use-chosen-frames'
import { usePreviewImage } from '@/components/files/use-preview-image'
import { Button } from '@/components/ui/button'
import { getFramePosition } from '@/lib/core/geometry/crop'
import { formatDimensions } from '@/lib/core/geometry/sizes'
import type { Zone } from '@/lib/platforms/images/presets'
import type { FieldParameters } from '@/lib/tool/form'
import { DraggableImage } from './draggable-image'
import { type Frame, getFrames, getResizeLoss, getResizeTargets, layOutFrame, type Target } from './resize-frames'
import type { fields } from './tool'

function SafeZones({ target: { width, height, safeZone, coveredZone, isRound } }: { target: Target }) {
  const getZoneStyle = (zone: Zone) => ({
    left: `${(zone.x / width) * 100}%`,
    top: `${(zone.y / height) * 100}%`,
    width: `${(zone.width / width) * 100}%`,
    height: `${(zone.height / height) * 100}%`,
  })
  const dimmedClass =
    'pointer-events-none absolute border border-white border-dashed shadow-[0_0_0_99rem_rgb(0_0_0/0.45)]'
  return (
    <>
      {safeZone && <div className={dimmedClass} style={getZoneStyle(safeZone)} aria-hidden />}
      {isRound && <div className={`${dimmedClass} inset-0 rounded-full`} aria-hidden />}
      {coveredZone && (
        <div
          className="pointer-events-none absolute border border-white border-dashed bg-black/70"
          style={getZoneStyle(coveredZone)}
          aria-hidden
        />
      )}
    </>
  )
}

const MAX_PREVIEW_HEIGHT = 320

type Props = {
  image: ImageSource
  target: Target
  frame: Frame
  defaultPosition: number
  options: FieldParameters<typeof fields>
  onFrameChange: (frame: Frame) => void
}

export function FrameCard({ image, target, frame, defaultPosition, options, onFrameChange }: Props) {
  const fit = frame.fit ?? options.fit
  const position = frame.at ?? defaultPosition
  const loss = getResizeLoss(layOutFrame(image, target, fit, position), image)
  const scalePercent = Math.round(loss.scale * 100)
  const croppedPercent = Math.round(loss.croppedShare * 100)
  const canToggleFit =
    Math.round(getResizeLoss(layOutFrame(image, target, 'cover', position), image).croppedShare * 100) > 0
  const { width, height } = target
  return (
    <li className="grid content-start justify-items-start gap-1.5">
      <p className="text-sm">
        <strong>{target.name}</strong> <span className="text-muted tabular-nums">{formatDimensions(target)}</span>
      </p>
      <div className="w-full" style={{ maxWidth: Math.max(48, Math.round((MAX_PREVIEW_HEIGHT * width) / height)) }}>
        <DraggableImage
          image={image}
          target={target}
          fit={fit}
          position={position}
          pad={options.pad}
          color={options.colour}
          onMove={(newPosition) => onFrameChange({ ...frame, at: newPosition })}
        >
          {options.zones && <SafeZones target={target} />}
        </DraggableImage>
      </div>
      {options.zones && (target.safeZone ?? target.coveredZone) && (
        <p className="text-muted text-sm">{(target.safeZone ?? target.coveredZone)?.note}.</p>
      )}
      {scalePercent > 100 && (
        <p className={`font-semibold text-sm ${scalePercent > 200 ? 'text-danger' : 'text-caution'}`}>
          Enlarged to {scalePercent}%
          {scalePercent > 200 && ', so it will look soft. Choose a smaller size or a larger photo'}.
        </p>
      )}
      {croppedPercent > 50 && (
        <p className="text-caution text-sm">This crops off {croppedPercent}%. Fit the whole photo?</p>
      )}
      {fit !== 'stretch' && canToggleFit && (
        <Button
          size="small"
          aria-label={`${fit === 'cover' ? 'Fit with borders' : 'Crop to fill'}, ${target.name}`}
          onClick={() => onFrameChange({ ...frame, fit: fit === 'cover' ? 'contain' : 'cover' })}
        >
          {fit === 'cover' ? 'Fit with borders' : 'Crop to fill'}
        </Button>
      )}
    </li>
  )
}

export default function CropPreviews({ file, settings, tweak, onTweak, onTweakAll }: PanelProps) {
  const { image, notice } = usePreviewImage(file)
  const options = settings as FieldParameters<typeof fields>
  const targets = image ? getResizeTargets(options, image) : []
  const chosenFrames = useChosenFrames(options.focus === 'auto' ? image : null, targets)
  const frames = getFrames(tweak)
  if (!image) return notice
  if (targets.length === 0) return <p className="text-caution text-sm">Choose a size in the options.</p>

  const setFrame = (id: string, frame: Frame) => onTweak({ ...frames, [id]: frame })
  const hasCustomFrames = Object.keys(frames).length > 0
  return (
    <>
      <p className="text-muted text-sm">Drag a preview to move the crop, or select it and use the arrow keys.</p>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-4">
        {targets.map((target) => (
          <FrameCard
            key={target.id}
            image={image}
            target={target}
            frame={frames[target.id] ?? {}}
            defaultPosition={getFramePosition(chosenFrames.get(target.width / target.height))}
            options={options}
            onFrameChange={(frame) => setFrame(target.id, frame)}
          />
        ))}
      </ul>
      {hasCustomFrames && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="small" onClick={() => onTweakAll(frames)}>
            Use these positions for all photos
          </Button>
          <Button variant="quiet" size="small" onClick={() => onTweak(null)}>
            Reset positions
          </Button>
        </div>
      )}
    </>
  )
}
