import { ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { PicturePart } from '@/components/files/picture-part'
import { type Area, isOfRatio, partOf } from './area'
import type { Look } from './look'
import { ringOf, type ShownCut, turnOf } from './shown-cut'

type Props = ShownCut & { look: Look; ratio: number | null; onPart: (part: Area) => void }

const corner = (name: string) => `The crop’s ${name} corner: the arrow keys move it`
const edge = (name: string) => `The crop’s ${name} edge: the arrow keys move it`

const labels = {
  cropArea: 'The crop: the arrow keys move it, with Shift ten times as far',
  nwDragHandle: corner('top left'),
  nDragHandle: edge('top'),
  neDragHandle: corner('top right'),
  eDragHandle: edge('right'),
  seDragHandle: corner('bottom right'),
  sDragHandle: edge('bottom'),
  swDragHandle: corner('bottom left'),
  wDragHandle: edge('left'),
}

/** The turned picture with the crop on it: mouse, finger and arrow keys move and resize it. */
export function Stage({ picture, view, frame, area, look, ratio, onPart }: Props) {
  // A part as it was dragged, not rounded to the picture's pixels: a tiny picture is shown larger than it is.
  const isAsDragged = view.part !== null && isOfRatio(frame, view.part, ratio)
  const { x, y, width, height } = (isAsDragged && view.part) || partOf(frame, area)
  return (
    <ReactCrop
      crop={{ unit: '%', x: x * 100, y: y * 100, width: width * 100, height: height * 100 }}
      {...(ratio !== null && { aspect: ratio })}
      circularCrop={look.shape === 'circle'}
      keepSelection
      ruleOfThirds
      minWidth={16}
      minHeight={16}
      ariaLabels={labels}
      className="ReactCrop--no-animate mx-auto block! self-start rounded-lg [--rc-border-color:#fff] [--rc-drag-handle-bg-colour:#0009] [--rc-drag-handle-mobile-size:32px] [--rc-drag-handle-size:24px] [--rc-focus-color:var(--accent)] [&_:is([class*=-handle],[class*=-selection])]:[box-shadow:0_0_0_1px_#000]"
      style={{ width: `min(100%, ${(65 * frame.width) / frame.height}svh)` }}
      onChange={(_, percent) =>
        onPart({
          x: percent.x / 100,
          y: percent.y / 100,
          width: percent.width / 100,
          height: percent.height / 100,
        })
      }
      renderSelectionAddon={() =>
        look.shape !== 'rectangle' && (
          <span
            className={`pointer-events-none absolute inset-0 ${look.shape === 'circle' ? 'rounded-full' : 'border-2 border-white'}`}
            style={
              look.shape === 'circle' ? ringOf(look) : { borderRadius: roundedCorner(area, look.radius) }
            }
          />
        )
      }
    >
      <PicturePart
        picture={picture}
        part={{ x: 0, y: 0, ...frame }}
        frame={frame}
        turn={turnOf(view)}
        label="Your picture"
        className="checkered"
      />
    </ReactCrop>
  )
}

/** Both halves in per cent of a side, so that the corner is round at any size. */
function roundedCorner({ width, height }: Area, radius: number): string {
  const shorter = Math.min(width, height) * radius
  return `${shorter / width}% / ${shorter / height}%`
}
