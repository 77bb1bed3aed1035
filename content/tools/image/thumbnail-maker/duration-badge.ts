import type { Box } from '@/components/editor/editor-tool'
import { type Format, formats } from './scene'

/** Width in the suggested-videos list, the narrowest that YouTube shows. */
export const SIDEBAR_WIDTH = 168

/** The badge in the smallest preview: 38 by 17 pixels, 4 from the corner. It has the same size on larger previews. */
const BADGE_SIZE = { width: 42, height: 21 }

/** Returns the area that the duration badge covers on the smallest preview; null for a cover, which has no badge. */
export function getDurationBadge(format: Format): Box | null {
  if (format === 'tall') return null
  const size = formats[format]
  const scale = size.width / SIDEBAR_WIDTH
  const [width, height] = [BADGE_SIZE.width * scale, BADGE_SIZE.height * scale]
  return { x: size.width - width, y: size.height - height, width, height }
}
