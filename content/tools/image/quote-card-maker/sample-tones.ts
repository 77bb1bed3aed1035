import type { Box } from '@/components/editor/editor-tool'
import { formatHexColor } from '@/lib/images/drawing/colors'
import { getLuminance } from '@/lib/images/drawing/contrast'
import { getImagePlacement } from '@/lib/images/drawing/image-placement'
import type { DrawingImages } from '@/lib/images/drawing/paint-drawing'
import type { ImageShape } from '@/lib/images/drawing/shapes'
import { readScaledPixels } from '@/lib/images/read-scaled-pixels'
import { toneSamplers } from './tones'

/** Side of the copy of a picture whose lightness is looked at, in pixels. */
const SAMPLE_SIDE = 48

type SampledPixels = { width: number; height: number; data: Uint8ClampedArray }

/** Has a look at pictures, so that `getImageTones` knows them; gives how many it knows. */
export function sampleTones(images: DrawingImages): number {
  for (const [id, bitmap] of images) {
    if (toneSamplers.has(id)) continue
    const { width, height } = bitmap
    const { data } = readScaledPixels(bitmap, { width: SAMPLE_SIDE, height: SAMPLE_SIDE })
    toneSamplers.set(id, (shape, part) => getToneRange({ width, height, data }, shape, part))
  }
  return toneSamplers.size
}

function getToneRange(pixels: SampledPixels, shape: ImageShape, part: Box): readonly [string, string] {
  const { source } = getImagePlacement(shape, pixels)
  const getRange = (axis: 'x' | 'y', side: 'width' | 'height') => {
    const toRelative = (distance: number) => (source[axis] + (distance / shape[side]) * source[side]) / pixels[side]
    const from = Math.floor(toRelative(part[axis]) * SAMPLE_SIDE)
    return [
      Math.max(0, from),
      Math.min(SAMPLE_SIDE, Math.max(from + 1, Math.ceil(toRelative(part[axis] + part[side]) * SAMPLE_SIDE))),
    ]
  }
  const [[left = 0, right = 0], [top = 0, bottom = 0]] = [getRange('x', 'width'), getRange('y', 'height')]
  let [darkest, lightest] = ['#ffffff', '#000000']
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const offset = 4 * (y * SAMPLE_SIDE + x)
      const color = formatHexColor(...pixels.data.subarray(offset, offset + 3))
      if (getLuminance(color) < getLuminance(darkest)) darkest = color
      if (getLuminance(color) > getLuminance(lightest)) lightest = color
    }
  return [darkest, lightest]
}
