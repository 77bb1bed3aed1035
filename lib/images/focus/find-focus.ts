import type { Size } from '@/lib/core/geometry/sizes'

/** `detectFocus` by code that comes when it is needed; null where that, or the picture, cannot be had. */
export const findFocus = (image: CanvasImageSource & Size) =>
  import('./detect-focus').then(({ detectFocus }) => detectFocus(image)).catch(() => null)
