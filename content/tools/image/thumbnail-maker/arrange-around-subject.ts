import type { Box, Size } from '@/lib/core/geometry/sizes'
import { getOverlapArea } from '@/lib/images/focus/detect-faces'
import { layOutText } from './draw-scene'
import { clampBox, type Format, formats, isFixed, type SceneLayer } from './scene'
import { containsCenter, getDurationBadge } from './scene-geometry'
import { arrangeInArea, arrangeOnSides, estimateWidth, getTextAreas, ROW_LAYOUT } from './text-areas'

const MAX_COVERED_SHARE = 0.02

/** Minimum font size that is readable at the smallest display size, as a share of the canvas width. */
const MIN_READABLE_SHARE = 0.07

/** Returns the first arrangement that covers little of the subject, or else the cheapest one. Images do not move. */
export function arrangeAroundSubject(layers: readonly SceneLayer[], format: Format, subject: Box): SceneLayer[] {
  const emptyTextLayers = layers.filter((layer) => isEmptyText(layer, layers))
  if (!layers.some((layer) => layer.kind === 'text' && !isFixed(layer) && !emptyTextLayers.includes(layer)))
    return [...layers]
  const size = formats[format]
  const durationBadge = getDurationBadge(format)
  const movableLayers = layers.filter((layer) => !isFixed(layer) && !emptyTextLayers.includes(layer))
  const wideArrangements = durationBadge
    ? [
        movableLayers,
        movableLayers.map((layer) => mirrorLayer(layer, size)),
        moveToEdge(movableLayers, size, false),
        moveToEdge(movableLayers, size, true),
        ...arrangeOnSides(movableLayers, size, subject, durationBadge),
      ]
    : []
  const arrangements = [
    ...wideArrangements,
    ...getTextAreas(size, subject, durationBadge).map((textArea) => arrangeInArea(movableLayers, size, textArea)),
  ]
  const costs = arrangements.map((arrangement) => getCost(arrangement, subject, durationBadge, size))
  const maxCoveredArea = MAX_COVERED_SHARE * subject.width * subject.height
  const firstAcceptableIndex = costs.findIndex((cost) => cost <= maxCoveredArea)
  const bestArrangement =
    arrangements[firstAcceptableIndex < 0 ? costs.indexOf(Math.min(...costs)) : firstAcceptableIndex] ?? movableLayers
  const arrangedLayers =
    bestArrangement === movableLayers
      ? movableLayers
      : bestArrangement.map(({ home, ...layer }) => ({ ...layer, ...clampBox(layer) }))
  const restoredLayers =
    emptyTextLayers.length === 0 ? arrangedLayers : restoreOrder(layers, [...arrangedLayers, ...emptyTextLayers])
  return [...layers.filter(isFixed), ...restoredLayers]
}

function restoreOrder(layers: readonly SceneLayer[], unorderedLayers: readonly SceneLayer[]): SceneLayer[] {
  const getIndex = (layer: SceneLayer) => layers.findIndex(({ id }) => id === layer.id)
  return unorderedLayers.toSorted((one, other) => getIndex(one) - getIndex(other))
}

/** Whether a text is empty and on no shape, so that it takes no space. */
const isEmptyText = (layer: SceneLayer, layers: readonly SceneLayer[]) =>
  layer.kind === 'text' &&
  layer.text.trim() === '' &&
  !layers.some((shape) => shape.kind === 'shape' && containsCenter(shape, layer))

function getCost(layers: readonly SceneLayer[], subject: Box, durationBadge: Box | null, size: Size): number {
  const canvas = { x: 0, y: 0, ...size }
  return layers.reduce((sum, layer) => {
    const coveredArea = getOverlapArea(layer, subject) + (durationBadge ? getOverlapArea(layer, durationBadge) : 0)
    // Only bands may extend beyond the canvas.
    const isBand = layer.kind === 'shape' && layer.shape === 'box'
    const outsideArea = isBand ? 0 : layer.width * layer.height - getOverlapArea(layer, canvas)
    return sum + coveredArea + outsideArea + getIllegibility(layer, size) * subject.width * subject.height
  }, 0)
}

function getIllegibility(layer: SceneLayer, { width }: Size): number {
  if (layer.kind !== 'text' || layer.text.trim() === '') return 0
  return Math.max(0, 1 - layOutText(layer, estimateWidth).size / (MIN_READABLE_SHARE * width))
}

function mirrorLayer<Layer extends SceneLayer>(layer: Layer, { width }: Size): Layer {
  const isArrow = layer.kind === 'shape' && layer.shape === 'arrow'
  const rotation = (isArrow ? 180 : 0) - layer.turn
  const alignment = layer.kind === 'text' && { align: { left: 'right', middle: 'middle', right: 'left' }[layer.align] }
  return { ...layer, x: width - layer.x - layer.width, turn: rotation > 180 ? rotation - 360 : rotation, ...alignment }
}

function moveToEdge(layers: readonly SceneLayer[], { height }: Size, isBottom: boolean): SceneLayer[] {
  const textLayers = layers.filter(({ kind }) => kind === 'text')
  const top = Math.min(...textLayers.map(({ y }) => y))
  const bottom = Math.max(...textLayers.map((text) => text.y + text.height))
  const margin = ROW_LAYOUT.edge * height
  const offsetY = isBottom ? height - margin - bottom : margin - top
  return layers.map((layer) => ({ ...layer, y: layer.y + offsetY }))
}
