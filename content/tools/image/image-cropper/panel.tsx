import { boxFields, PixelField } from '@/components/fields/box-fields'
import { RangeField } from '@/components/fields/fields'
import type { PanelProps } from '@/components/files/files-tool-info'
import { useChosenFrames } from '@/components/files/use-chosen-frames'
import { usePreviewImage } from '@/components/files/use-preview-image'
import { Button } from '@/components/ui/button'
import { notifySuccess } from '@/components/ui/notify'
import type { Box, Size } from '@/lib/core/geometry/sizes'
import { MAX_SIDE } from '@/lib/images/limits'
import {
  type CropOptions,
  getAspectRatio,
  getCropArea,
  getSmallCropWarning,
  getZoom,
  MAX_ZOOM,
  setDimension,
  toRelativeArea,
  zoomArea,
} from './crop-area'
import { CropStage, RotateFlipButtons, RoundPreviews } from './crop-stage'
import { getFrameSize, getView, initialView, MAX_ANGLE, mirrorFrame } from './crop-view'

type CropDimensionFieldsProps = { frame: Size; area: Box; ratio: number | null; onAreaChange: (area: Box) => void }

function CropDimensionFields({ frame, area, ratio, onAreaChange }: CropDimensionFieldsProps) {
  return (
    <fieldset>
      <legend className="font-medium text-sm">Crop in pixels</legend>
      <div className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-2">
        {boxFields.map(({ name, label }) => (
          <PixelField
            key={name}
            label={label}
            value={area[name]}
            min={name === 'x' || name === 'y' ? 0 : 1}
            max={MAX_SIDE}
            onValueChange={(value) => onAreaChange(setDimension(frame, area, name, value, ratio))}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** One for each number of quarter turns, so that each is stable. */
const openChoosers = [0, 1, 2, 3].map((turns) => async (element: HTMLImageElement, size: Size) => {
  const { createTurnedChooser } = await import('./turned-chooser')
  return createTurnedChooser(element, size, turns)
})

export default function CropPanel({ file, fileCount, settings, tweak, onTweak, onTweakAll }: PanelProps) {
  const options = settings as CropOptions
  const view = getView(tweak)
  const ratio = getAspectRatio(options)
  const { image, notice } = usePreviewImage(file)
  const targets = ratio === null ? [] : [{ width: ratio, height: 1 }]
  const chosenFrames = useChosenFrames(image, targets, openChoosers[view.turns])
  if (!image) return notice
  const frame = getFrameSize(image, view)
  const chosenFrame = ratio !== null && chosenFrames.get(ratio)
  const area = getCropArea(frame, view.part ?? (chosenFrame ? mirrorFrame(chosenFrame, view) : null), ratio)
  const setArea = (newArea: Box) => onTweak({ ...view, part: toRelativeArea(frame, newArea) })
  function applyCropToAll() {
    onTweakAll(view)
    notifySuccess(`Crop applied to all ${fileCount} files`)
  }
  const cropPreview = { image, view, frame, area }
  return (
    <div className="grid grid-cols-1 gap-5 @2xl:grid-cols-[minmax(0,1fr)_16rem]">
      <CropStage {...cropPreview} options={options} ratio={ratio} onPartChange={(part) => onTweak({ ...view, part })} />
      <div className="grid content-start gap-4">
        <RotateFlipButtons view={view} onViewChange={onTweak} />
        <div className="grid gap-3 @md:grid-cols-2 @2xl:grid-cols-1">
          <RangeField
            label="Straighten"
            value={view.angle}
            min={-MAX_ANGLE}
            max={MAX_ANGLE}
            step={0.5}
            unit="°"
            onValueChange={(angle) => onTweak({ ...view, angle })}
          />
          <RangeField
            label="Zoom"
            isPercent
            value={getZoom(frame, area)}
            min={100}
            max={MAX_ZOOM * 100}
            step={10}
            onValueChange={(zoom) => setArea(zoomArea(frame, area, zoom, ratio))}
          />
        </div>
        <CropDimensionFields frame={frame} area={area} ratio={ratio} onAreaChange={setArea} />
        <p role="status" className="text-caution text-sm empty:hidden">
          {getSmallCropWarning(area, options)}
        </p>
        {ratio === 1 && <RoundPreviews {...cropPreview} options={options} />}
        <div className="flex flex-wrap gap-2">
          {fileCount > 1 && (
            <Button size="small" onClick={applyCropToAll}>
              Use this crop for all {fileCount} files
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={() => onTweak(initialView)}>
            Start over
          </Button>
        </div>
      </div>
    </div>
  )
}
