import type { Box, Size } from '@/lib/core/geometry/sizes'
import type { TextMeasurer } from '@/lib/images/drawing/shapes'
import type { SceneLayer, ShapeLayer, TextLayer } from './scene'
import { containsCenter, getInkBounds } from './scene-geometry'

/** Layout of text above or below the subject, in shares of the canvas height. `edge` is also the side margin. */
export const ROW_LAYOUT = { height: 0.3, minHeight: 0.15, maxHeight: 0.9, edge: 0.04, gap: 0.02 }
/** Minimum width of a side area for text, as a share of the canvas. */
const MIN_SIDE_SHARE = 0.2
/** Height of text at either side, as a share of the canvas. */
const SIDE_TEXT_HEIGHT = 0.45
/** Minimum weight of a text in a row, in letters: a short text may be replaced by a longer one. */
const MIN_TEXT_WEIGHT = 5
/** In shares of the height of a tall canvas, clear of the app's controls over the lower fifth of a cover. */
const TALL_LAYOUT = { top: 0.1, low: 0.55, height: 0.25 }

/** Does not depend on the device, so that a template's placement can be recognized later. */
export const estimateWidth: TextMeasurer = (text, { size }) =>
  [...text].reduce((sum, character) => sum + ((character.codePointAt(0) ?? 0) > 0x2e7f ? 1 : 0.5), 0) * size

type TextArea = { box: Box; isRow: boolean }

/** Returns the areas for text: above and below the subject, in a row or stacked, then left and right of it. */
export function getTextAreas({ width, height }: Size, subject: Box, durationBadge: Box | null): TextArea[] {
  const marginY = ROW_LAYOUT.edge * height
  const x = ROW_LAYOUT.edge * width
  const rowWidth = width - 2 * x
  if (!durationBadge)
    return [TALL_LAYOUT.top, TALL_LAYOUT.low].map((y) => ({
      box: { x, y: y * height, width: rowWidth, height: TALL_LAYOUT.height * height },
      isRow: false,
    }))
  const getRowHeight = (freeHeight: number) =>
    Math.max(ROW_LAYOUT.minHeight * height, Math.min(ROW_LAYOUT.height * height, freeHeight - 1.5 * marginY))
  const areaAbove = { x, y: marginY, width: rowWidth, height: getRowHeight(subject.y) }
  const lowerHeight = getRowHeight(height - subject.y - subject.height)
  const areaBelow = { x, y: height - lowerHeight - marginY, width: durationBadge.x - 1.5 * x, height: lowerHeight }
  const sideAreas = getSideAreas({ width, height }, subject, durationBadge).filter(
    (area) => area.width >= MIN_SIDE_SHARE * width,
  )
  return [
    ...[areaAbove, areaBelow].map((area) => ({ box: area, isRow: true })),
    ...[areaAbove, areaBelow, ...sideAreas].map((area) => ({ box: area, isRow: false })),
  ]
}

function getSideAreas({ width, height }: Size, subject: Box, durationBadge: Box): [left: Box, right: Box] {
  const [x, y] = [ROW_LAYOUT.edge * width, ROW_LAYOUT.edge * height]
  const right = subject.x + subject.width + x / 2
  return [
    { x, y, width: subject.x - 1.5 * x, height: height - 2 * y },
    { x: right, y, width: width - x - right, height: durationBadge.y - 2 * y },
  ]
}

/** Moves the texts of the canvas's two halves to the subject's two sides. Empty if one half has no text. */
export function arrangeOnSides(
  layers: readonly SceneLayer[],
  size: Size,
  subject: Box,
  durationBadge: Box,
): SceneLayer[][] {
  const halves = [1, -1].map((side) =>
    layers.filter((layer) => layer.kind === 'text' && (size.width / 2 - layer.x - layer.width / 2) * side > 0),
  )
  const textLayers = layers.filter(({ kind }) => kind === 'text')
  if (halves.some(({ length: count }) => count === 0) || halves.flat().length < textLayers.length) return []
  const areas = getSideAreas(size, subject, durationBadge)
  if (areas.some(({ width }) => width < MIN_SIDE_SHARE * size.width)) return []
  const height = SIDE_TEXT_HEIGHT * size.height
  return [
    halves.flatMap((half, index) => {
      const area = areas[index] ?? subject
      const top = Math.min(...half.map(({ y }) => y), area.y + area.height - height)
      const otherLayers = layers.filter(({ kind }) => kind !== 'text')
      return arrangeInArea([...otherLayers, ...half], size, { box: { ...area, y: top, height }, isRow: false })
    }),
  ]
}

/** Arranges texts in an area, side by side or stacked, on the shape that contained one of them; removes arrows. */
export function arrangeInArea(layers: readonly SceneLayer[], size: Size, { box: area, isRow }: TextArea): SceneLayer[] {
  const textLayers = layers.filter((layer) => layer.kind === 'text').toSorted((one, other) => one.x - other.x)
  const gap = isRow ? ROW_LAYOUT.gap * size.width : 0
  const weights = textLayers.map(({ text }) => (isRow ? Math.max(MIN_TEXT_WEIGHT, text.length) : 1))
  const totalLength = isRow ? area.width : Math.min(area.height, ROW_LAYOUT.maxHeight * size.height)
  const lengthPerWeight = (totalLength - gap * (textLayers.length - 1)) / weights.reduce((sum, one) => sum + one, 0)
  let position = isRow ? area.x : area.y + (area.height - totalLength) / 2
  const placedTexts = new Map<string, TextLayer>()
  for (const [index, text] of textLayers.entries()) {
    const partLength = lengthPerWeight * (weights[index] ?? 0)
    const box = isRow ? { ...area, x: position, width: partLength } : { ...area, y: position, height: partLength }
    placedTexts.set(text.id, { ...text, ...box, turn: 0, align: 'middle' })
    position += partLength + gap
  }
  const shapes = new Map<string, ShapeLayer>()
  for (const layer of layers) {
    if (layer.kind !== 'shape') continue
    const text = placedTexts.get(textLayers.find((one) => containsCenter(layer, one))?.id ?? '')
    if (!text) continue
    const isBand = layer.width > size.width && area.width > size.width / 2
    const labelBox = layer.shape === 'box' ? getBoxAroundText(text, size) : getCenteredSquare(text)
    shapes.set(layer.id, { ...layer, ...(isBand ? createBand(area, size) : labelBox), turn: 0 })
    // Text narrower than estimated must not outgrow its label.
    if (layer.shape === 'box' && !isBand) placedTexts.set(text.id, { ...text, ...labelBox })
  }
  return layers.flatMap((layer) => {
    const arrangedLayer = layer.kind === 'text' ? placedTexts.get(layer.id) : shapes.get(layer.id)
    return arrangedLayer ?? (layer.kind === 'picture' ? layer : [])
  })
}

/** Returns a full-width band, extended beyond the upper or lower edge if the text is near it. */
function createBand(area: Box, { width, height }: Size): Box {
  const margin = ROW_LAYOUT.edge * height
  const top = area.y > margin ? area.y - margin / 2 : -margin
  const areaBottom = area.y + area.height
  const bottom = areaBottom < height - 1.5 * margin ? areaBottom + margin / 2 : height + margin
  return { x: -margin, y: top, width: width + 2 * margin, height: bottom - top }
}

function getBoxAroundText(text: TextLayer, { height }: Size): Box {
  const inkBoxes = getInkBounds(text, estimateWidth)
  if (inkBoxes.length === 0) return text
  const padding = (ROW_LAYOUT.edge * height) / 2
  const x = Math.min(...inkBoxes.map((line) => line.x)) - padding
  const y = Math.min(...inkBoxes.map((line) => line.y)) - padding
  const right = Math.max(...inkBoxes.map((line) => line.x + line.width)) + padding
  const bottom = Math.max(...inkBoxes.map((line) => line.y + line.height)) + padding
  return { x, y, width: right - x, height: bottom - y }
}

function getCenteredSquare({ x, y, width, height }: Box): Box {
  const side = Math.min(width, height)
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side }
}
