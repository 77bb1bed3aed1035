import type { Box } from '@/components/editor/editor-tool'
import { hexOf } from '@/lib/images/drawing/colours'
import { luminance } from '@/lib/images/drawing/contrast'
import type { Pictures } from '@/lib/images/drawing/paint'
import { sourceOf } from '@/lib/images/drawing/picture-source'
import type { PictureShape } from '@/lib/images/drawing/shapes'
import { smallPixels } from '@/lib/images/small-pixels'
import { seen } from './tones'

/** Side of the copy of a picture whose lightness is looked at, in pixels. */
const SIDE = 48

type Seen = { width: number; height: number; data: Uint8ClampedArray }

/** Has a look at pictures, so that `tonesIn` knows them; gives how many it knows. */
export function lookAt(pictures: Pictures): number {
  for (const [id, bitmap] of pictures) {
    if (seen.has(id)) continue
    const { width, height } = bitmap
    const { data } = smallPixels(bitmap, { width: SIDE, height: SIDE })
    seen.set(id, (shape, part) => tonesOf({ width, height, data }, shape, part))
  }
  return seen.size
}

function tonesOf(picture: Seen, shape: PictureShape, part: Box): readonly [string, string] {
  const { source } = sourceOf(shape, picture)
  const span = (axis: 'x' | 'y', side: 'width' | 'height') => {
    const at = (along: number) => (source[axis] + (along / shape[side]) * source[side]) / picture[side]
    const from = Math.floor(at(part[axis]) * SIDE)
    return [
      Math.max(0, from),
      Math.min(SIDE, Math.max(from + 1, Math.ceil(at(part[axis] + part[side]) * SIDE))),
    ]
  }
  const [[left = 0, right = 0], [top = 0, bottom = 0]] = [span('x', 'width'), span('y', 'height')]
  let [darkest, lightest] = ['#ffffff', '#000000']
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const at = 4 * (y * SIDE + x)
      const colour = hexOf(...picture.data.subarray(at, at + 3))
      if (luminance(colour) < luminance(darkest)) darkest = colour
      if (luminance(colour) > luminance(lightest)) lightest = colour
    }
  return [darkest, lightest]
}
