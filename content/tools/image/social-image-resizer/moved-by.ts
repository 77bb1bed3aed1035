import type { Size } from '@/lib/core/geometry/sizes'

/** Where a picture stands in its frame once it is pulled by so many pixels of the page; 0 to 1, as in `layOut`. */
export function movedBy(
  at: number,
  pulled: number,
  { picture, width, height }: { picture: Size } & Size,
): number {
  const scale = Math.max(width / picture.width, height / picture.height)
  const hidden = Math.max(picture.width * scale - width, picture.height * scale - height)
  return hidden < 1 ? at : Math.min(1, Math.max(0, at - pulled / hidden))
}
