import type { Box } from '@/lib/core/geometry/sizes'
import { createContext } from '@/lib/images/canvas-context'
import { getImagePlacement } from './image-placement'
import type { CanvasContext } from './paint-drawing'
import type { ImageShape } from './shapes'

export function paintImage(context: CanvasContext, shape: ImageShape, image: ImageBitmap | undefined): void {
  const { radius = 0, dim = 0, outline, isMirrored } = shape
  // A closed ImageBitmap has no size.
  const { source, destination } = image?.width ? getImagePlacement(shape, image) : { source: null, destination: shape }
  const { x, y, width, height } = destination
  context.imageSmoothingQuality = 'high'
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  if (outline && outline.width > 0) {
    context.lineWidth = outline.width * 2
    context.strokeStyle = outline.colour
    context.stroke()
    context.shadowColor = 'transparent'
  }
  if (!image || !source) {
    context.fillStyle = shape.color ?? 'transparent'
    context.fill()
    return
  }
  if (radius > 0) {
    paintShadow(context)
    context.clip()
  }
  if (isMirrored) {
    context.translate(2 * x + width, 0)
    context.scale(-1, 1)
  }
  if (shape.blur) drawBlurredImage(context, image, source, destination, shape.blur)
  else context.drawImage(image, source.x, source.y, source.width, source.height, x, y, width, height)
  if (dim > 0) {
    context.shadowColor = 'transparent'
    context.fillStyle = `rgb(0 0 0 / ${dim})`
    context.fillRect(x, y, width, height)
  }
}

/** Casts the shadow before clipping, which would remove it. */
function paintShadow(context: CanvasContext) {
  if (context.shadowColor === 'rgba(0, 0, 0, 0)') return
  context.fillStyle = '#000000'
  context.fill()
  context.shadowColor = 'transparent'
}

type BlurredImage = { key: string; image: CanvasImageSource; crop: Box }

/** The last blur of each image. The background does not change while a text is dragged. */
const blurCache = new WeakMap<ImageBitmap, BlurredImage>()

function drawBlurredImage(context: CanvasContext, bitmap: ImageBitmap, source: Box, destination: Box, blur: number) {
  const key = JSON.stringify([source, destination.width, destination.height, blur])
  const cachedImage = blurCache.get(bitmap)
  const blurredImage = cachedImage?.key === key ? cachedImage : { key, ...blurImage(bitmap, source, destination, blur) }
  blurCache.set(bitmap, blurredImage)
  const { image, crop } = blurredImage
  const { x, y, width, height } = destination
  context.drawImage(image, crop.x, crop.y, crop.width, crop.height, x, y, width, height)
}

/** Scales a small copy up in steps of two, because Safari has no canvas filters. Each step widens the blur. */
function blurImage(sourceImage: ImageBitmap, source: Box, destination: Box, blur: number): Omit<BlurredImage, 'key'> {
  const scaleDivisors: number[] = []
  for (let divisor = blur; divisor > 1; divisor /= 2) scaleDivisors.push(divisor)
  let currentImage: Omit<BlurredImage, 'key'> = { image: sourceImage, crop: source }
  for (const divisor of [...scaleDivisors.toReversed(), ...scaleDivisors.slice(1)]) {
    const width = Math.max(1, Math.round(destination.width / divisor))
    const height = Math.max(1, Math.round(destination.height / divisor))
    const smallContext = createContext({ width, height })
    smallContext.imageSmoothingQuality = 'high'
    const { image, crop } = currentImage
    smallContext.drawImage(image, crop.x, crop.y, crop.width, crop.height, 0, 0, width, height)
    currentImage = { image: smallContext.canvas, crop: { x: 0, y: 0, width, height } }
  }
  return currentImage
}
