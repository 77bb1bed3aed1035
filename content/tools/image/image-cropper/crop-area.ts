import { computeCoverCrop } from '@/lib/core/geometry/crop'
import type { Box, Point, Size } from '@/lib/core/geometry/sizes'
import { clamp } from '@/lib/core/numbers'
import { chooseOutputType, type ImageType } from '@/lib/images/image-type'
import type { OutputType } from '@/lib/platforms/images/network-limits'
import type { FieldParameters } from '@/lib/tool/form'
import type { fields } from './tool'

export const MAX_ZOOM = 8

/** An area that deviates more from the ratio was chosen for another ratio. */
const RATIO_TOLERANCE = 0.02

/** In whole pixels. An area of another shape than `ratio` keeps its center and about its number of pixels. */
export function getCropArea(frame: Size, relativeArea: Box | null, ratio: number | null): Box {
  if (!relativeArea)
    return ratio === null ? { x: 0, y: 0, ...frame } : computeCoverCrop(frame, { width: ratio, height: 1 })
  const center = {
    x: (relativeArea.x + relativeArea.width / 2) * frame.width,
    y: (relativeArea.y + relativeArea.height / 2) * frame.height,
  }
  const [width, height] = [relativeArea.width * frame.width, relativeArea.height * frame.height]
  if (ratio === null) return createAreaAround(frame, center, { width, height }, ratio)
  const areaWidth = hasRatio(frame, relativeArea, ratio) ? width : Math.sqrt(width * height * ratio)
  return createAreaAround(frame, center, { width: areaWidth, height: areaWidth / ratio }, ratio)
}

export function hasRatio(frame: Size, relativeArea: Box, ratio: number | null): boolean {
  const actualRatio = (relativeArea.width * frame.width) / (relativeArea.height * frame.height)
  return ratio === null || Math.abs(actualRatio / ratio - 1) < RATIO_TOLERANCE
}

/** Converts to shares of the frame, which remain valid for other images and after a rotation. */
export function toRelativeArea({ width, height }: Size, area: Box): Box {
  return { x: area.x / width, y: area.y / height, width: area.width / width, height: area.height / height }
}

/** With a `ratio`, the other side follows. Shrinks the area if it does not fit in the frame at its new position. */
export function setDimension(frame: Size, area: Box, dimension: keyof Box, value: number, ratio: number | null): Box {
  if (dimension === 'x' || dimension === 'y') {
    const side = dimension === 'x' ? 'width' : 'height'
    const typedValue = Math.round(value)
    const offset = clamp(typedValue, 0, typedValue < frame[side] ? Math.max(0, typedValue) : frame[side] - area[side])
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

/** Returns the ratio of the largest area of this shape to this one. */
export function getZoom(frame: Size, area: Box): number {
  return Math.min(frame.width / area.width, frame.height / area.height)
}

export function zoomArea(frame: Size, area: Box, zoom: number, ratio: number | null): Box {
  const scale = getZoom(frame, area) / clamp(zoom, 1, MAX_ZOOM)
  const center = { x: area.x + area.width / 2, y: area.y + area.height / 2 }
  return createAreaAround(frame, center, { width: area.width * scale, height: area.height * scale }, ratio)
}

function createAreaAround(frame: Size, center: Point, size: Size, ratio: number | null): Box {
  const { width, height } = toWholePixels(frame, size, ratio)
  return {
    x: clamp(Math.round(center.x - width / 2), 0, frame.width - width),
    y: clamp(Math.round(center.y - height / 2), 0, frame.height - height),
    width,
    height,
  }
}

function toWholePixels(frame: Size, size: Size, ratio: number | null): Size {
  const scale = Math.min(1, frame.width / size.width, frame.height / size.height)
  const width = clamp(Math.round(size.width * scale), 1, frame.width)
  const height = ratio === null ? Math.round(size.height * scale) : Math.round(width / ratio)
  return { width, height: clamp(height, 1, frame.height) }
}

export type CropOptions = FieldParameters<typeof fields>

type RatioOptions = Pick<CropOptions, 'ratio' | 'shape' | 'across' | 'down'>

/** Returns width by height; null if any ratio is allowed. A circle is always 1:1. */
export function getAspectRatio({ ratio, shape, across, down }: RatioOptions) {
  if (shape === 'circle') return 1
  if (ratio === 'free') return null
  if (ratio === 'own') return across / down
  const [width = 1, height = 1] = ratio.split(':').map(Number)
  return width / height
}

/** Larger than any network requires: the largest avatar in `presets.ts` is 800. */
export const AVATAR_WIDTH = 1_080

/** Returns the maximum output width, or 0 for no limit. Without a width from the visitor, a circle gets avatar size. */
export const getMaxWidth = ({ width, shape }: Pick<CropOptions, 'width' | 'shape'>) =>
  width === 0 && shape === 'circle' ? AVATAR_WIDTH : width

/** Width of the smallest avatar and of an Instagram post in `presets.ts`, in pixels. */
const MIN_WIDTHS = { profile: 320, post: 1_080 } as const

export function getSmallCropWarning(
  { width }: Pick<Size, 'width'>,
  { shape, ratio }: Pick<CropOptions, 'shape' | 'ratio'>,
) {
  if (shape === 'circle')
    return width < MIN_WIDTHS.profile ? 'Small for a profile photo. Networks ask for at least 320 pixels across.' : ''
  if (ratio === 'free' || ratio === 'own' || width >= MIN_WIDTHS.post) return ''
  return 'Small for a post: Instagram shows 1,080 pixels, so this will look soft.'
}

/** Returns the requested type, or else the image's own; PNG instead of JPEG if corners must be transparent. */
export function resolveOutputType(
  sourceType: ImageType,
  { format, shape, corners }: Pick<CropOptions, 'format' | 'shape' | 'corners'>,
): OutputType {
  if (format !== 'keep') return format
  const defaultType = chooseOutputType(sourceType)
  return defaultType === 'jpeg' && shape !== 'rectangle' && corners === 'clear' ? 'png' : defaultType
}
