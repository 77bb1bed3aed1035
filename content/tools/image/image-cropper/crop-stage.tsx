import { ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { ImageCrop } from '@/components/files/image-crop'
import { type CropArea, hasRatio, toRelativeArea } from './crop-area'
import type { CropOptions } from './crop-options'
import { type CropPreview, getCssTransform, getRingStyle } from './crop-preview'

type Props = CropPreview & { options: CropOptions; ratio: number | null; onPartChange: (part: CropArea) => void }

const getCornerLabel = (name: string) => `The crop’s ${name} corner: the arrow keys move it`
const getEdgeLabel = (name: string) => `The crop’s ${name} edge: the arrow keys move it`

const ariaLabels = {
  cropArea: 'The crop: the arrow keys move it, with Shift ten times as far',
  nwDragHandle: getCornerLabel('top left'),
  nDragHandle: getEdgeLabel('top'),
  neDragHandle: getCornerLabel('top right'),
  eDragHandle: getEdgeLabel('right'),
  seDragHandle: getCornerLabel('bottom right'),
  sDragHandle: getEdgeLabel('bottom'),
  swDragHandle: getCornerLabel('bottom left'),
  wDragHandle: getEdgeLabel('left'),
}

export function CropStage({ image, view, frame, area, options, ratio, onPartChange }: Props) {
  // Uses the dragged area without rounding to image pixels, because a tiny image is shown enlarged.
  const canUseDraggedPart = view.part !== null && hasRatio(frame, view.part, ratio)
  const { x, y, width, height } = (canUseDraggedPart && view.part) || toRelativeArea(frame, area)
  return (
    <ReactCrop
      crop={{ unit: '%', x: x * 100, y: y * 100, width: width * 100, height: height * 100 }}
      {...(ratio !== null && { aspect: ratio })}
      circularCrop={options.shape === 'circle'}
      keepSelection
      ruleOfThirds
      minWidth={16}
      minHeight={16}
      ariaLabels={ariaLabels}
      className="ReactCrop--no-animate mx-auto block! self-start rounded-lg [--rc-border-color:#fff] [--rc-drag-handle-bg-colour:#0009] [--rc-drag-handle-mobile-size:32px] [--rc-drag-handle-size:24px] [--rc-focus-color:var(--accent)] [&_:is([class*=-handle],[class*=-selection])]:[box-shadow:0_0_0_1px_#000]"
      style={{ width: `min(100%, ${(65 * frame.width) / frame.height}svh)` }}
      onChange={(_, percentCrop) =>
        onPartChange({
          x: percentCrop.x / 100,
          y: percentCrop.y / 100,
          width: percentCrop.width / 100,
          height: percentCrop.height / 100,
        })
      }
      renderSelectionAddon={() =>
        options.shape !== 'rectangle' && (
          <span
            className={`pointer-events-none absolute inset-0 ${options.shape === 'circle' ? 'rounded-full' : 'border-2 border-white'}`}
            style={
              options.shape === 'circle'
                ? getRingStyle(options)
                : { borderRadius: getBorderRadius(area, options.radius) }
            }
          />
        )
      }
    >
      <ImageCrop
        image={image}
        crop={{ x: 0, y: 0, ...frame }}
        frameSize={frame}
        rotation={getCssTransform(view)}
        label="Your picture"
        className="checkered"
      />
    </ReactCrop>
  )
}

/** Returns both radii as percentages of their side, so that corners stay round at any size. */
function getBorderRadius({ width, height }: CropArea, radius: number): string {
  const scaledRadius = Math.min(width, height) * radius
  return `${scaledRadius / width}% / ${scaledRadius / height}%`
}
