import type { Box, Size } from '@/lib/core/geometry/sizes'
import { readScaledPixels } from '@/lib/images/canvas-context'
import { formatHexColor, getLuminance } from '@/lib/images/drawing/colors'
import { getImagePlacement } from '@/lib/images/drawing/image-placement'
import type { DrawingImages } from '@/lib/images/drawing/paint-drawing'
import type { ImageShape } from '@/lib/images/drawing/shapes'
import { toneSamplers } from './text-colors'

const SAMPLE_SIDE = 48

/** Fills `toneSamplers` and returns the number sampled so far. */
export function sampleTones(images: DrawingImages): number {
  for (const [id, bitmap] of images) {
    if (toneSamplers.has(id)) continue
    const { width, height } = bitmap
    const { data } = readScaledPixels(bitmap, { width: SAMPLE_SIDE, height: SAMPLE_SIDE })
    toneSamplers.set(id, (shape, area) => getToneRange({ width, height, data }, shape, area))
  }
  return toneSamplers.size
}

type SampledImage = Size & { data: Uint8ClampedArray }

function getToneRange(pixels: SampledImage, shape: ImageShape, area: Box): readonly [string, string] {
  const { source } = getImagePlacement(shape, pixels)
  const getRange = (axis: 'x' | 'y', dimension: 'width' | 'height') => {
    const toRelative = (distance: number) =>
      (source[axis] + (distance / shape[dimension]) * source[dimension]) / pixels[dimension]
    const start = Math.floor(toRelative(area[axis]) * SAMPLE_SIDE)
    return [
      Math.max(0, start),
      Math.min(SAMPLE_SIDE, Math.max(start + 1, Math.ceil(toRelative(area[axis] + area[dimension]) * SAMPLE_SIDE))),
    ]
  }
  const [[left = 0, right = 0], [top = 0, bottom = 0]] = [getRange('x', 'width'), getRange('y', 'height')]
  let [darkestColor, lightestColor] = ['#ffffff', '#000000']
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const offset = 4 * (y * SAMPLE_SIDE + x)
      const color = formatHexColor(...pixels.data.subarray(offset, offset + 3))
      if (getLuminance(color) < getLuminance(darkestColor)) darkestColor = color
      if (getLuminance(color) > getLuminance(lightestColor)) lightestColor = color
    }
  return [darkestColor, lightestColor]
}
