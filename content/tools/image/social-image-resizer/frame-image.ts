import { type Crop, computeCoverCrop } from '@/lib/core/geometry/crop'
import { cropPixels } from '@/lib/core/geometry/crop-pixels'
import { isSameSize, type Size, scaleSize } from '@/lib/core/geometry/sizes'
import { flattenPixels, hasTransparency, resizePixels } from '@/lib/images/open/open-image'
import { blurPixels } from './blur-pixels'
import type { FrameLayout } from './frame-layout'
import { overlayPixels } from './overlay-pixels'

type FillOptions = {
  pad: 'blur' | 'colour' | 'transparent'
  /** `#rrggbb`, for the sides and behind transparent parts. */
  colour: string
  /** Whether the file can't be transparent anywhere. */
  isOpaque: boolean
}

/** The picture as its layout says, its sides filled; `isFilled` says whether transparent parts got the colour. */
export async function frameImage(
  image: ImageData,
  targetSize: Size,
  { from: sourceCrop, to: targetBox }: FrameLayout,
  { pad, colour, isOpaque }: FillOptions,
): Promise<{ pixels: ImageData; isFilled: boolean }> {
  const resizedPixels = await resizePixels(cropImage(image, sourceCrop), targetBox)
  const fillsTarget = isSameSize(targetBox, targetSize)
  const isFilled = (isOpaque || (!fillsTarget && pad !== 'transparent')) && hasTransparency(resizedPixels)
  if (isFilled) flattenPixels(resizedPixels, colour)
  if (fillsTarget) return { pixels: resizedPixels, isFilled }
  const background =
    pad === 'blur'
      ? await createBlurredBackground(resizedPixels, targetSize)
      : new ImageData(targetSize.width, targetSize.height)
  if (pad === 'colour') flattenPixels(background, colour)
  overlayPixels(background, resizedPixels, targetBox.x, targetBox.y)
  return { pixels: background, isFilled }
}

/** The longer side of what is blurred, in pixels, and how far. */
const BLUR_SIDE = 96
const BLUR_RADIUS = 5

async function createBlurredBackground(image: ImageData, targetSize: Size): Promise<ImageData> {
  const size = scaleSize(targetSize, Math.min(1, BLUR_SIDE / Math.max(targetSize.width, targetSize.height)))
  const { data, width, height } = blurPixels(
    await resizePixels(cropImage(image, computeCoverCrop(image, targetSize)), size),
    BLUR_RADIUS,
  )
  return resizePixels(new ImageData(data, width, height), targetSize)
}

function cropImage(image: ImageData, crop: Crop): ImageData {
  const { data, width, height } = cropPixels(image, crop, '#000000')
  return new ImageData(data, width, height)
}
