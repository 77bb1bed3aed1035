import { computeCoverCrop } from '@/lib/core/geometry/crop'
import type { Size } from '@/lib/core/geometry/sizes'

/** A part of a frame: its pixels, or shares of its width and height. */
export type CropArea = Size & { x: number; y: number }

/** How far the zoom goes. */
export const MAX_ZOOM = 8

/** Further from the ratio than this a part was chosen for another one. */
const RATIO_TOLERANCE = 0.02

/**
 * The part in whole pixels of this frame. Without one it is the largest of the ratio, from the middle. A part of another
 * shape, from an earlier ratio or another picture, keeps its middle and, where there is room, its area.
 */
export function getCropArea(frame: Size, relativeArea: CropArea | null, ratio: number | null): CropArea {
  if (!relativeArea) return getLargestArea(frame, ratio)
  const center = {
    x: (relativeArea.x + relativeArea.width / 2) * frame.width,
    y: (relativeArea.y + relativeArea.height / 2) * frame.height,
  }
  const [width, height] = [relativeArea.width * frame.width, relativeArea.height * frame.height]
  if (ratio === null) return createAreaAround(frame, center, { width, height }, ratio)
  const areaWidth = hasRatio(frame, relativeArea, ratio) ? width : Math.sqrt(width * height * ratio)
  return createAreaAround(frame, center, { width: areaWidth, height: areaWidth / ratio }, ratio)
}

/** Whether a part was chosen for this ratio. */
export function hasRatio(frame: Size, relativeArea: CropArea, ratio: number | null): boolean {
  const actualRatio = (relativeArea.width * frame.width) / (relativeArea.height * frame.height)
  return ratio === null || Math.abs(actualRatio / ratio - 1) < RATIO_TOLERANCE
}

/** In shares of the frame, which another picture, or this one turned, understands too. */
export function toRelativeArea({ width, height }: Size, area: CropArea): CropArea {
  return {
    x: area.x / width,
    y: area.y / height,
    width: area.width / width,
    height: area.height / height,
  }
}

/**
 * The area with one of its figures typed in; with a ratio the other side follows. Moved to a place where it has no room it
 * gets smaller; figures beyond the frame stop at its edge.
 */
export function setDimension(
  frame: Size,
  area: CropArea,
  dimension: keyof CropArea,
  value: number,
  ratio: number | null,
): CropArea {
  if (dimension === 'x' || dimension === 'y') {
    const side = dimension === 'x' ? 'width' : 'height'
    const typedValue = Math.round(value)
    const offset = clamp(typedValue, 0, typedValue < frame[side] ? typedValue : frame[side] - area[side])
    const movedArea = { ...area, [dimension]: offset }
    const availableLength = frame[side] - offset
    return availableLength < area[side] ? setDimension(frame, movedArea, side, availableLength, ratio) : movedArea
  }
  const maxSize = { width: frame.width - area.x, height: frame.height - area.y }
  const typedValue = clamp(Math.round(value), 1, maxSize[dimension])
  if (ratio === null) return { ...area, [dimension]: typedValue }
  const width = Math.min(dimension === 'width' ? typedValue : typedValue * ratio, maxSize.width, maxSize.height * ratio)
  return { ...area, ...toWholePixels(maxSize, { width, height: width / ratio }, ratio) }
}

/** How much smaller an area is than the largest of its shape. */
export function getZoom(frame: Size, area: CropArea): number {
  return Math.min(frame.width / area.width, frame.height / area.height)
}

/** The same shape around the same middle, so much smaller than the largest. */
export function zoomArea(frame: Size, area: CropArea, zoom: number, ratio: number | null): CropArea {
  const scale = getZoom(frame, area) / clamp(zoom, 1, MAX_ZOOM)
  const center = { x: area.x + area.width / 2, y: area.y + area.height / 2 }
  return createAreaAround(frame, center, { width: area.width * scale, height: area.height * scale }, ratio)
}

function getLargestArea(frame: Size, ratio: number | null): CropArea {
  return ratio === null ? { x: 0, y: 0, ...frame } : computeCoverCrop(frame, { width: ratio, height: 1 })
}

function createAreaAround(frame: Size, center: { x: number; y: number }, size: Size, ratio: number | null): CropArea {
  const { width, height } = toWholePixels(frame, size, ratio)
  return {
    x: clamp(Math.round(center.x - width / 2), 0, frame.width - width),
    y: clamp(Math.round(center.y - height / 2), 0, frame.height - height),
    width,
    height,
  }
}

/** Whole pixels, no larger than the frame or what is left of it, of the ratio as nearly as whole pixels can be. */
function toWholePixels(frame: Size, size: Size, ratio: number | null): Size {
  const scale = Math.min(1, frame.width / size.width, frame.height / size.height)
  const width = clamp(Math.round(size.width * scale), 1, frame.width)
  const height = ratio === null ? Math.round(size.height * scale) : Math.round(width / ratio)
  return { width, height: clamp(height, 1, frame.height) }
}

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value))
