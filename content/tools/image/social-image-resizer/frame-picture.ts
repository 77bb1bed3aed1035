import { type Crop, coverCrop } from '@/lib/core/geometry/crop'
import { partOf } from '@/lib/core/geometry/part-of'
import { isSameSize, type Size, scaled } from '@/lib/core/geometry/sizes'
import { isSeeThrough, onGround, resized } from '@/lib/images/open/open-picture'
import { blurred } from './blurred'
import { layOn } from './lay-on'
import type { Layout } from './lay-out'

type Look = {
  pad: 'blur' | 'colour' | 'transparent'
  /** `#rrggbb`, for the sides and behind transparent parts. */
  colour: string
  /** Whether the file can't be transparent anywhere. */
  opaque: boolean
}

/** The picture as its layout says, its sides filled; `filled` says whether transparent parts got the colour. */
export async function framePicture(
  picture: ImageData,
  target: Size,
  { from, to }: Layout,
  { pad, colour, opaque }: Look,
): Promise<{ pixels: ImageData; filled: boolean }> {
  const inner = await resized(cutOut(picture, from), to)
  const isWhole = isSameSize(to, target)
  const filled = (opaque || (!isWhole && pad !== 'transparent')) && isSeeThrough(inner)
  if (filled) onGround(inner, colour)
  if (isWhole) return { pixels: inner, filled }
  const ground =
    pad === 'blur' ? await blurredOver(inner, target) : new ImageData(target.width, target.height)
  if (pad === 'colour') onGround(ground, colour)
  layOn(ground, inner, to.x, to.y)
  return { pixels: ground, filled }
}

/** The longer side of what is blurred, in pixels, and how far. */
const BLURRED_AT = 96
const RADIUS = 5

async function blurredOver(picture: ImageData, target: Size): Promise<ImageData> {
  const size = scaled(target, Math.min(1, BLURRED_AT / Math.max(target.width, target.height)))
  const { data, width, height } = blurred(
    await resized(cutOut(picture, coverCrop(picture, target)), size),
    RADIUS,
  )
  return resized(new ImageData(data, width, height), target)
}

function cutOut(picture: ImageData, part: Crop): ImageData {
  const { data, width, height } = partOf(picture, part, '#000000')
  return new ImageData(data, width, height)
}
