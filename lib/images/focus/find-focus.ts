import type { Size } from '@/lib/core/geometry/sizes'

/** Loads `findFocus` on demand. Returns null on any failure. */
export const findFocalPoint = (image: CanvasImageSource & Size, target?: Size) =>
  import('./choose-frame').then(({ findFocus }) => findFocus(image, target)).catch(() => null)
