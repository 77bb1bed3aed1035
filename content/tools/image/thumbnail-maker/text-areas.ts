import type { Box } from '@/components/editor/editor-tool'
import type { TextMeasurer } from '@/lib/images/drawing/shapes'
import { containsCentre } from './contains-centre'
import { getInkBounds } from './ink-bounds'
import type { SceneLayer, ShapeLayer, TextLayer } from './scene'

export type CanvasSize = { width: number; height: number }

/** Words above or below the subject, in shares of the height; and what stays free left and right. */
export const ROW = { height: 0.3, minHeight: 0.15, maxHeight: 0.9, edge: 0.04, gap: 0.02 }
/** Of the width: beside the subject words have room from there on. */
const MIN_SIDE_SHARE = 0.2
/** Of the height, for words on either side. */
const SIDE_TEXT_HEIGHT = 0.45
/** A short text has as much of a row as one of so many letters: it may be typed over. */
const MIN_TEXT_WEIGHT = 5
/** On a tall canvas: where words begin, clear of what the apps lay over a cover's lower fifth, and how high they are in all. */
const TALL = { top: 0.1, low: 0.55, height: 0.25 }

/** Near enough to compare arrangements, and the same on every computer, so that what was placed is known again. */
export const estimateWidth: TextMeasurer = (text, { size }) =>
  [...text].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > 0x2e7f ? 1 : 0.5), 0) * size

type TextArea = { box: Box; isRow: boolean }

/** Where words have room: above and below the subject in a row or one below the other, then left and right of it. */
export function getTextAreas(
  { width, height }: CanvasSize,
  subject: Box,
  durationBadge: Box | null,
): TextArea[] {
  const edge = ROW.edge * height
  const x = ROW.edge * width
  const whole = width - 2 * x
  if (!durationBadge)
    return [TALL.top, TALL.low].map((y) => ({
      box: { x, y: y * height, width: whole, height: TALL.height * height },
      isRow: false,
    }))
  const tallest = (free: number) =>
    Math.max(ROW.minHeight * height, Math.min(ROW.height * height, free - 1.5 * edge))
  const above = { x, y: edge, width: whole, height: tallest(subject.y) }
  const low = tallest(height - subject.y - subject.height)
  const below = { x, y: height - low - edge, width: durationBadge.x - 1.5 * x, height: low }
  const beside = getSideAreas({ width, height }, subject, durationBadge).filter(
    (room) => room.width >= MIN_SIDE_SHARE * width,
  )
  return [
    ...[above, below].map((room) => ({ box: room, isRow: true })),
    ...[above, below, ...beside].map((room) => ({ box: room, isRow: false })),
  ]
}

/** What is free left and right of the subject. */
function getSideAreas(
  { width, height }: CanvasSize,
  subject: Box,
  durationBadge: Box,
): [left: Box, right: Box] {
  const [x, y] = [ROW.edge * width, ROW.edge * height]
  const right = subject.x + subject.width + x / 2
  return [
    { x, y, width: subject.x - 1.5 * x, height: height - 2 * y },
    { x: right, y, width: width - x - right, height: durationBadge.y - 2 * y },
  ]
}

/** Words on the canvas's two halves go on left and right of the subject, as high as they are; nothing where they are not so. */
export function arrangeOnSides(
  layers: readonly SceneLayer[],
  size: CanvasSize,
  subject: Box,
  durationBadge: Box,
): SceneLayer[][] {
  const halves = [1, -1].map((side) =>
    layers.filter(
      (layer) => layer.kind === 'text' && (size.width / 2 - layer.x - layer.width / 2) * side > 0,
    ),
  )
  const texts = layers.filter(({ kind }) => kind === 'text')
  if (halves.some(({ length: count }) => count === 0) || halves.flat().length < texts.length) return []
  const rooms = getSideAreas(size, subject, durationBadge)
  if (rooms.some(({ width }) => width < MIN_SIDE_SHARE * size.width)) return []
  const height = SIDE_TEXT_HEIGHT * size.height
  return [
    halves.flatMap((half, index) => {
      const room = rooms[index] ?? subject
      const top = Math.min(...half.map(({ y }) => y), room.y + room.height - height)
      const rest = layers.filter(({ kind }) => kind !== 'text')
      return arrangeInArea([...rest, ...half], size, { box: { ...room, y: top, height }, isRow: false })
    }),
  ]
}

/** The words beside or below each other in a room, on the shape that held one of them; an arrow goes. */
export function arrangeInArea(
  layers: readonly SceneLayer[],
  size: CanvasSize,
  { box: room, isRow }: TextArea,
): SceneLayer[] {
  const texts = layers.filter((layer) => layer.kind === 'text').toSorted((one, other) => one.x - other.x)
  const gap = isRow ? ROW.gap * size.width : 0
  const weights = texts.map(({ text }) => (isRow ? Math.max(MIN_TEXT_WEIGHT, text.length) : 1))
  const long = isRow ? room.width : Math.min(room.height, ROW.maxHeight * size.height)
  const share = (long - gap * (texts.length - 1)) / weights.reduce((sum, one) => sum + one, 0)
  let at = isRow ? room.x : room.y + (room.height - long) / 2
  const placed = new Map<string, TextLayer>()
  for (const [index, text] of texts.entries()) {
    const part = share * (weights[index] ?? 0)
    const box = isRow ? { ...room, x: at, width: part } : { ...room, y: at, height: part }
    placed.set(text.id, { ...text, ...box, turn: 0, align: 'middle' })
    at += part + gap
  }
  const shapes = new Map<string, ShapeLayer>()
  for (const layer of layers) {
    if (layer.kind !== 'shape') continue
    const text = placed.get(texts.find((one) => containsCentre(layer, one))?.id ?? '')
    if (!text) continue
    const isBand = layer.width > size.width && room.width > size.width / 2
    const label = layer.shape === 'box' ? getBoxAroundText(text, size) : getCentredSquare(text)
    shapes.set(layer.id, { ...layer, ...(isBand ? createBand(room, size) : label), turn: 0 })
    // Letters that are narrower than they were taken for are not to grow out of it.
    if (layer.shape === 'box' && !isBand) placed.set(text.id, { ...text, ...label })
  }
  return layers.flatMap((layer) => {
    const next = layer.kind === 'text' ? placed.get(layer.id) : shapes.get(layer.id)
    return next ?? (layer.kind === 'picture' ? layer : [])
  })
}

/** From edge to edge, and beyond the upper or lower one where words are near to it. */
function createBand(room: Box, { width, height }: CanvasSize): Box {
  const edge = ROW.edge * height
  const top = room.y > edge ? room.y - edge / 2 : -edge
  const end = room.y + room.height
  const bottom = end < height - 1.5 * edge ? end + edge / 2 : height + edge
  return { x: -edge, y: top, width: width + 2 * edge, height: bottom - top }
}

function getBoxAroundText(text: TextLayer, { height }: CanvasSize): Box {
  const lines = getInkBounds(text, estimateWidth)
  if (lines.length === 0) return text
  const edge = (ROW.edge * height) / 2
  const x = Math.min(...lines.map((line) => line.x)) - edge
  const y = Math.min(...lines.map((line) => line.y)) - edge
  const right = Math.max(...lines.map((line) => line.x + line.width)) + edge
  const bottom = Math.max(...lines.map((line) => line.y + line.height)) + edge
  return { x, y, width: right - x, height: bottom - y }
}

function getCentredSquare({ x, y, width, height }: Box): Box {
  const side = Math.min(width, height)
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side }
}
