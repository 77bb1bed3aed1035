import type { Size } from '@/lib/core/geometry/sizes'

/** `focusOf` by code that comes when it is needed; null where that, or the picture, cannot be had. */
export const findFocus = (picture: CanvasImageSource & Size) =>
  import('./focus-of').then(({ focusOf }) => focusOf(picture)).catch(() => null)
