import { ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { FlipHorizontal2, FlipVertical2, RotateCcwSquare, RotateCwSquare } from 'lucide-react'
import { ImageCrop } from '@/components/files/image-crop'
import { Button } from '@/components/ui/button'
import type { Box, Size } from '@/lib/core/geometry/sizes'
import { type CropOptions, hasRatio, toRelativeArea } from './crop-area'
import { type CropView, flipHorizontally, flipVertically, rotateLeft, rotateRight } from './crop-view'

type CropPreview = { image: { url: string } & Size; view: CropView; frame: Size; area: Box }

/** Returns the view as a CSS transform. CSS applies the last function first, as does `getCropMatrix`. */
const getCssTransform = ({ angle, mirrored, turns }: CropView) =>
  `rotate(${angle}deg) scaleX(${mirrored ? -1 : 1}) rotate(${turns * 90}deg)`

/** The ring width is a percentage of the square's side, gradient stops are percentages of half that side. */
export const getRingStyle = ({ shape, ring, ringColour }: Pick<CropOptions, 'shape' | 'ring' | 'ringColour'>) =>
  shape === 'circle' && ring > 0
    ? { background: `radial-gradient(closest-side, transparent ${100 - 2 * ring}%, ${ringColour} 0)` }
    : {}

type Props = CropPreview & { options: CropOptions; ratio: number | null; onPartChange: (part: Box) => void }

const getCornerLabel = (name: string) => `The crop’s ${name} corner: move it with the arrow keys`
const getEdgeLabel = (name: string) => `The crop’s ${name} edge: move it with the arrow keys`

const ariaLabels = {
  cropArea: 'The crop: move it with the arrow keys, hold Shift for bigger steps',
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
      // A handle is a dot in a larger box without color, which can be touched and hides little of the photo.
      className="ReactCrop--no-animate mx-auto block! self-start rounded-lg [--rc-border-color:#0000] [--rc-drag-handle-bg-colour:#0000] [--rc-drag-handle-mobile-size:32px] [--rc-drag-handle-size:24px] [--rc-focus-color:var(--color-accent)] [&_[class*=-handle]]:bg-[radial-gradient(circle,#fff_5px,#000_6px_7px,#0000_8px)] [&_[class*=-selection]]:[box-shadow:0_0_0_1px_#000]"
      style={{ width: `min(100%, ${(65 * frame.width) / frame.height}svh)` }}
      onChange={(_, percentCrop) => onPartChange(toRelativeArea({ width: 100, height: 100 }, percentCrop))}
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
        label="Your photo"
        className="checkered"
      />
    </ReactCrop>
  )
}

/** Returns both radii as percentages of their side, so that corners stay round at any size. */
function getBorderRadius({ width, height }: Box, radius: number): string {
  const scaledRadius = Math.min(width, height) * radius
  return `${scaledRadius / width}% / ${scaledRadius / height}%`
}

type RoundPreviewsProps = CropPreview & { options: CropOptions }

/** In pixels: next to a comment, in a mobile profile and in a desktop profile. */
const sizes = [48, 110, 200] as const

export function RoundPreviews({ image, view, frame, area, options }: RoundPreviewsProps) {
  return (
    <figure>
      <figcaption className="font-medium text-sm">On a profile</figcaption>
      <ul className="mt-2 flex flex-wrap items-end gap-3">
        {sizes.map((size) => (
          <li key={size} className="text-center text-muted text-sm">
            <div style={{ width: size }} className="mx-auto">
              <ImageCrop
                image={image}
                crop={area}
                frameSize={frame}
                rotation={getCssTransform(view)}
                label={`Your crop as a circle of ${size} pixels`}
                className="rounded-full"
              >
                <span className="absolute inset-0" style={getRingStyle(options)} />
              </ImageCrop>
            </div>
            {size} px
          </li>
        ))}
      </ul>
    </figure>
  )
}

type RotateFlipButtonsProps = { view: CropView; onViewChange: (view: CropView) => void }

const transforms = [
  { label: 'Rotate left', Icon: RotateCcwSquare, change: rotateLeft },
  { label: 'Rotate right', Icon: RotateCwSquare, change: rotateRight },
  { label: 'Flip horizontally', Icon: FlipHorizontal2, change: flipHorizontally },
  { label: 'Flip vertically', Icon: FlipVertical2, change: flipVertically },
] as const

export function RotateFlipButtons({ view, onViewChange }: RotateFlipButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {transforms.map(({ label, Icon, change }) => (
        <Button key={label} aria-label={label} title={label} onClick={() => onViewChange(change(view))}>
          <Icon className="size-5" aria-hidden />
        </Button>
      ))}
    </div>
  )
}
