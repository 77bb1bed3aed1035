export type Size = { width: number; height: number }

export type Point = { x: number; y: number }

export type Box = Point & Size

/** Four bytes per pixel, not premultiplied; an `ImageData` or a compatible object. */
export type Pixels = Size & { data: Uint8ClampedArray<ArrayBuffer> }

export const formatDimensions = ({ width, height }: Size) => `${width} × ${height}`

/** Preserves the aspect ratio and never enlarges. A bound of 0 means that there is none. */
export function fitWithin({ width, height }: Size, bounds: Size): Size {
  const scale = Math.min(1, (bounds.width || width) / width, (bounds.height || height) / height)
  return scaleSize({ width, height }, scale)
}

export function limitPixelCount(size: Size, maxPixels: number): Size {
  const scale = Math.min(1, Math.sqrt(maxPixels / (size.width * size.height)))
  return scale < 1 ? { width: Math.floor(size.width * scale), height: Math.floor(size.height * scale) } : size
}

export function scaleSize({ width, height }: Size, scale: number): Size {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

export const isSameSize = (size: Size, otherSize: Size) =>
  size.width === otherSize.width && size.height === otherSize.height

/** Returns a note if `openImage` reduced the image because Safari cannot hold all its pixels; usually empty. */
export const describeReducedSize = ({ size, pixels: pixelSize }: { size: Size; pixels: Size }) =>
  isSameSize(size, pixelSize) ? '' : 'Made from a smaller copy, because the image is too large for your browser.'
