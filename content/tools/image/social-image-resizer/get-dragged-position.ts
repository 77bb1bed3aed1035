import type { Size } from '@/lib/core/geometry/sizes'

/** Where a picture stands in its frame once it is pulled by so many pixels of the page; 0 to 1, as in `layOutFrame`. */
export function getDraggedPosition(
  position: number,
  distance: number,
  { image, width, height }: { image: Size } & Size,
): number {
  const scale = Math.max(width / image.width, height / image.height)
  const hiddenLength = Math.max(image.width * scale - width, image.height * scale - height)
  return hiddenLength < 1 ? position : Math.min(1, Math.max(0, position - distance / hiddenLength))
}
