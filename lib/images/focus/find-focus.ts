import type { Size } from '@/lib/core/geometry/sizes'

/** Loads `detectFocus` on demand. Returns null on any failure. */
export const findFocalPoint = (image: CanvasImageSource & Size) =>
  import('./detect-focus').then(({ detectFocus }) => detectFocus(image)).catch(() => null)
