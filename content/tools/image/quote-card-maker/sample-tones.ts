import type { Box } from '@/components/editor/editor-tool'
import { formatHexColour } from '@/lib/images/drawing/colours'
import { luminance } from '@/lib/images/drawing/contrast'
import { getImagePlacement } from '@/lib/images/drawing/image-placement'
import type { DrawingImages } from '@/lib/images/drawing/paint'
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
  const span = (axis: 'x' | 'y', side: 'width' | 'height') => {
    const at = (along: number) => (source[axis] + (along / shape[side]) * source[side]) / pixels[side]
    const from = Math.floor(at(part[axis]) * SAMPLE_SIDE)
    return [
      Math.max(0, from),
      Math.min(SAMPLE_SIDE, Math.max(from + 1, Math.ceil(at(part[axis] + part[side]) * SAMPLE_SIDE))),
    ]
  }
  const [[left = 0, right = 0], [top = 0, bottom = 0]] = [span('x', 'width'), span('y', 'height')]
  let [darkest, lightest] = ['#ffffff', '#000000']
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const at = 4 * (y * SAMPLE_SIDE + x)
      const colour = formatHexColour(...pixels.data.subarray(at, at + 3))
      if (luminance(colour) < luminance(darkest)) darkest = colour
      if (luminance(colour) > luminance(lightest)) lightest = colour
    }
  return [darkest, lightest]
}
