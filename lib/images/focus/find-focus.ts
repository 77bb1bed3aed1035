import type { Size } from '@/lib/core/geometry/sizes'

/** Loads `detectFocus` on demand. Returns null if the code or the image is unavailable. */
export const findFocus = (image: CanvasImageSource & Size) =>
  import('./detect-focus').then(({ detectFocus }) => detectFocus(image)).catch(() => null)
