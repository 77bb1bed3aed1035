import type { Point, Size } from '@/lib/core/geometry/sizes'
import type { WatermarkPosition } from './watermark-positions'

/** The center of each mark, and the shrink factor for all. `angle` in radians. */
export type WatermarkLayout = { centers: readonly Point[]; scale: number; angle: number }

/** Maximum marks per image: more become a pattern instead of words. */
const MAX_WATERMARKS = 400

/** Places a mark, in pixels. Shrinks marks until they fit. A single mark retains its margin from all edges. */
export function placeWatermarks(
  imageSize: Size,
  watermarkSize: Size,
  { position, margin, turn }: { position: WatermarkPosition; margin: number; turn: number },
): WatermarkLayout {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const box = {
    width: watermarkSize.width * cos + watermarkSize.height * sin,
    height: watermarkSize.width * sin + watermarkSize.height * cos,
  }
  const marginPixels = (Math.min(imageSize.width, imageSize.height) * margin) / 100
  const inset = position === 'tile' ? 0 : marginPixels
  const availableSize = { width: imageSize.width - 2 * inset, height: imageSize.height - 2 * inset }
  const scale = Math.min(1, availableSize.width / box.width, availableSize.height / box.height)
  if (position === 'tile') {
    const scaledSize = { width: watermarkSize.width * scale, height: watermarkSize.height * scale }
    return { centers: tileWatermarks(imageSize, scaledSize, marginPixels, angle), scale, angle }
  }
  const alignCenter = (imageLength: number, size: number, startSide: string, endSide: string) => {
    if (position.includes(startSide)) return marginPixels + (size * scale) / 2
    return position.includes(endSide) ? imageLength - marginPixels - (size * scale) / 2 : imageLength / 2
  }
  const center = {
    x: alignCenter(imageSize.width, box.width, 'left', 'right'),
    y: alignCenter(imageSize.height, box.height, 'top', 'bottom'),
  }
  return { centers: [center], scale, angle }
}

/** Tiles marks in staggered rows, rotated together around the center; omits marks fully outside the image. */
function tileWatermarks(imageSize: Size, watermarkSize: Size, marginPixels: number, angle: number): Point[] {
  const gap = Math.max(marginPixels, watermarkSize.height * 0.5)
  const tiledRadius =
    Math.hypot(imageSize.width, imageSize.height) / 2 + Math.max(watermarkSize.width, watermarkSize.height)
  const stepScale = Math.max(
    1,
    Math.sqrt(
      (4 * tiledRadius * tiledRadius) / ((watermarkSize.width + gap) * (watermarkSize.height + gap) * MAX_WATERMARKS),
    ),
  )
  const step = { x: (watermarkSize.width + gap) * stepScale, y: (watermarkSize.height + gap) * stepScale }
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const markRadius = Math.hypot(watermarkSize.width, watermarkSize.height) / 2
  const centers: Point[] = []
  for (let row = -Math.ceil(tiledRadius / step.y); row * step.y <= tiledRadius; row += 1) {
    for (let column = -Math.ceil(tiledRadius / step.x) - 1; column * step.x <= tiledRadius; column += 1) {
      const rowOffset = (column + (row % 2 === 0 ? 0 : 0.5)) * step.x
      const x = imageSize.width / 2 + rowOffset * cos - row * step.y * sin
      const y = imageSize.height / 2 + rowOffset * sin + row * step.y * cos
      const isVisible =
        x > -markRadius && y > -markRadius && x < imageSize.width + markRadius && y < imageSize.height + markRadius
      if (isVisible) centers.push({ x, y })
    }
  }
  return centers
}

/** Returns the canvas transform that maps the rotated area under a mark to a square of `side` pixels. */
export function getAreaTransform({ x, y }: Point, watermarkSize: Size, angle: number, side: number) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const scaleX = side / Math.max(1, watermarkSize.width)
  const scaleY = side / Math.max(1, watermarkSize.height)
  const [a, b, c, d] = [cos * scaleX, -sin * scaleY, sin * scaleX, cos * scaleY]
  return [a, b, c, d, side / 2 - a * x - c * y, side / 2 - b * x - d * y] as const
}
