import { computeCoverCrop } from '@/lib/core/geometry/crop'
import { overlayPixels } from '@/lib/core/geometry/crop-pixels'
import { isSameSize, type Size, scaleSize } from '@/lib/core/geometry/sizes'
import { createContext } from '@/lib/images/canvas-context'
import { flattenPixels } from '@/lib/images/drawing/colors'
import { paintImage } from '@/lib/images/drawing/paint-image'
import { cropImage, hasTransparency, resizePixels } from '@/lib/images/open/open-image'
import type { FrameLayout } from './resize-frames'

type FillOptions = {
  pad: 'blur' | 'colour' | 'transparent'
  /** `#rrggbb`, for the sides and behind transparent parts. */
  colour: string
  isOpaque: boolean
}

/** Renders the image and its sides. `isFilled` tells whether transparent parts were filled with the color. */
export async function frameImage(
  image: ImageData,
  targetSize: Size,
  { sourceCrop, targetBox }: FrameLayout,
  { pad, colour, isOpaque }: FillOptions,
): Promise<{ pixels: ImageData; isFilled: boolean }> {
  const resizedPixels = await resizePixels(cropImage(image, sourceCrop, '#000000'), targetBox)
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

/** Longer side of the downscaled copy that is blurred, and the blur radius, in pixels. */
const BLURRED_COPY_SIDE_PIXELS = 96
const BLUR_RADIUS = 5

async function createBlurredBackground(image: ImageData, targetSize: Size): Promise<ImageData> {
  const size = scaleSize(
    targetSize,
    Math.min(1, BLURRED_COPY_SIDE_PIXELS / Math.max(targetSize.width, targetSize.height)),
  )
  const smallCopy = await resizePixels(cropImage(image, computeCoverCrop(image, targetSize), '#000000'), size)
  const context = createContext(size)
  const shape = { kind: 'picture', id: '', x: 0, y: 0, ...size, blur: BLUR_RADIUS } as const
  const bitmap = await createImageBitmap(smallCopy)
  paintImage(context, shape, bitmap)
  bitmap.close()
  return resizePixels(context.getImageData(0, 0, size.width, size.height), targetSize)
}
