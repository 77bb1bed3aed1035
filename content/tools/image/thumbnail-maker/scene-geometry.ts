import type { Box } from '@/lib/core/geometry/sizes'
import type { TextMeasurer } from '@/lib/images/drawing/shapes'
import { layOutText } from './draw-scene'
import { type Format, formats, type TextLayer } from './scene'

/** Ink extent above and below the baseline, as a share of the font size; capitals barely descend. */
const ASCENT = 0.9
const DESCENT = { capitals: 0.1, others: 0.25 } as const

/** Returns the areas of the drawn lines with outline and rotation. The layer's box may be far larger. */
export function getInkBounds(layer: TextLayer, measure: TextMeasurer): Box[] {
  const { outline, turn, upper } = layer
  const descent = upper ? DESCENT.capitals : DESCENT.others
  return layOutText(layer, measure).shapes.map(({ text, x, y, font, align, direction }) => {
    const textWidth = measure(text, font)
    const isLeftAligned = align !== 'middle' && (align === 'start') === (direction === 'ltr')
    return getRotatedBounds(
      {
        x: x - outline - (align === 'middle' ? textWidth / 2 : isLeftAligned ? 0 : textWidth),
        y: y - ASCENT * font.size - outline,
        width: textWidth + 2 * outline,
        height: (ASCENT + descent) * font.size + 2 * outline,
      },
      layer,
      (turn * Math.PI) / 180,
    )
  })
}

function getRotatedBounds(box: Box, pivotBox: Box, angle: number): Box {
  if (angle === 0) return box
  const [x, y] = [pivotBox.x + pivotBox.width / 2, pivotBox.y + pivotBox.height / 2]
  const [offsetX, offsetY] = [box.x + box.width / 2 - x, box.y + box.height / 2 - y]
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  const width = Math.abs(box.width * cosine) + Math.abs(box.height * sine)
  const height = Math.abs(box.width * sine) + Math.abs(box.height * cosine)
  return {
    x: x + offsetX * cosine - offsetY * sine - width / 2,
    y: y + offsetX * sine + offsetY * cosine - height / 2,
    width,
    height,
  }
}

export function containsCenter(shape: Box, { x, y, width, height }: Box): boolean {
  const [centerX, centerY] = [x + width / 2, y + height / 2]
  const isInsideLeftTopRight = centerX > shape.x && centerX < shape.x + shape.width && centerY > shape.y
  return isInsideLeftTopRight && centerY < shape.y + shape.height
}

/** Width in the suggested-videos list, the narrowest that YouTube shows. */
export const SIDEBAR_WIDTH = 168

/** The badge in the smallest preview: 38 by 17 pixels, 4 from the corner. It has the same size on larger previews. */
const BADGE_SIZE = { width: 42, height: 21 }

/** Returns the area that the duration badge covers on the smallest preview; null for a cover, which has no badge. */
export function getDurationBadge(format: Format): Box | null {
  if (format === 'tall') return null
  const size = formats[format]
  const scale = size.width / SIDEBAR_WIDTH
  const [width, height] = [BADGE_SIZE.width * scale, BADGE_SIZE.height * scale]
  return { x: size.width - width, y: size.height - height, width, height }
}
