import { Button } from '@/components/ui/button'
import { formatDimensions, type Size } from '@/lib/core/geometry/sizes'
import type { Zone } from '@/lib/platforms/images/presets'
import type { FieldParameters } from '@/lib/tool/form'
import { DraggableImage } from './draggable-image'
import { type Frame, getResizeLoss, layOutFrame, type Target } from './resize-frames'
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
  image: { url: string } & Size
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
          Your picture is smaller: enlarged to {scalePercent} %
          {scalePercent > 200 && '. It will look soft, so take a smaller size or a larger picture'}.
        </p>
      )}
      {croppedPercent > 50 && (
        <p className="text-caution text-sm">{croppedPercent} % is cut off. Better show all of it?</p>
      )}
      {fit !== 'stretch' && canToggleFit && (
        <Button
          size="small"
          aria-label={`${fit === 'cover' ? 'Show all of it' : 'Fill the frame'}, ${target.name}`}
          onClick={() => onFrameChange({ ...frame, fit: fit === 'cover' ? 'contain' : 'cover' })}
        >
          {fit === 'cover' ? 'Show all of it' : 'Fill the frame'}
        </Button>
      )}
    </li>
  )
}
