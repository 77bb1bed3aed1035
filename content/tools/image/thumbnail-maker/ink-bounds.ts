import type { Box } from '@/components/editor/editor-tool'
import type { TextMeasurer } from '@/lib/images/drawing/shapes'
import { layOutText } from './draw-scene'
import type { TextLayer } from './scene'

/** Ink extent above and below the baseline, as a share of the font size; capitals barely descend. */
const ASCENT = 0.9
const DESCENT = { capitals: 0.1, others: 0.25 } as const

/**
 * Returns the area that a text's lines cover when drawn, including outline and rotation; the layer's box may be far
 * larger.
 */
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

/** Returns the bounds of a box after rotation around another box's center. */
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
