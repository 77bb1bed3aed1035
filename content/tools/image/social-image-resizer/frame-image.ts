import { computeCoverCrop } from '@/lib/core/geometry/crop'
import { overlayPixels } from '@/lib/core/geometry/crop-pixels'
import { isSameSize, type Pixels, type Size, scaleSize } from '@/lib/core/geometry/sizes'
import { flattenPixels } from '@/lib/images/drawing/colors'
import { cropImage, hasTransparency, resizePixels } from '@/lib/images/open/open-image'
import type { FrameLayout } from './resize-frames'

/** Three successive box blurs approximate a Gaussian blur. */
const BLUR_PASS_COUNT = 3

/** `radius` in pixels. Safari's workers have no `ctx.filter` (MDN's compatibility data, 2026-11). */
export function blurPixels({ data, width, height }: Pixels, radius: number): Pixels {
  let pixels = data
  for (let pass = 0; pass < BLUR_PASS_COUNT; pass += 1) {
    pixels = blurLines(pixels, { lineLength: width, lineCount: height, pixelStep: 4, lineStep: width * 4 }, radius)
    pixels = blurLines(pixels, { lineLength: height, lineCount: width, pixelStep: width * 4, lineStep: 4 }, radius)
  }
  return { data: pixels, width, height }
}

/** Pixels of a line are `pixelStep` bytes apart, lines `lineStep` bytes. */
type LineLayout = { lineLength: number; lineCount: number; pixelStep: number; lineStep: number }

function blurLines(source: Uint8ClampedArray, layout: LineLayout, radius: number): Uint8ClampedArray<ArrayBuffer> {
  const { lineLength, lineCount, pixelStep, lineStep } = layout
  const output = new Uint8ClampedArray(source.length)
  const windowSize = 2 * radius + 1
  for (let lineIndex = 0; lineIndex < lineCount; lineIndex += 1) {
    for (let channel = 0; channel < 4; channel += 1) {
      const start = lineIndex * lineStep + channel
      const getValue = (pixelIndex: number) =>
        source[start + Math.min(lineLength - 1, Math.max(0, pixelIndex)) * pixelStep] ?? 0
      let sum = 0
      for (let pixelIndex = -radius; pixelIndex <= radius; pixelIndex += 1) sum += getValue(pixelIndex)
      for (let pixelIndex = 0; pixelIndex < lineLength; pixelIndex += 1) {
        output[start + pixelIndex * pixelStep] = sum / windowSize
        sum += getValue(pixelIndex + radius + 1) - getValue(pixelIndex - radius)
      }
    }
  }
  return output
}

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
  const { data, width, height } = blurPixels(
    await resizePixels(cropImage(image, computeCoverCrop(image, targetSize), '#000000'), size),
    BLUR_RADIUS,
  )
  return resizePixels(new ImageData(data, width, height), targetSize)
}
