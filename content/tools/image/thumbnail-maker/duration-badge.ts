import type { Box } from '@/components/editor/editor-tool'
import { type Format, formats } from './scene'

/** Beside a video: the narrowest that YouTube shows. */
export const SIDEBAR_WIDTH = 168

/** As the smallest preview draws it: 38 by 17 pixels, 4 from the corner. It is as large there as on larger ones. */
const BADGE_SIZE = { width: 42, height: 21 }

/** What the video's length covers where the thumbnail is smallest; nothing of a cover, which has none. */
export function getDurationBadge(format: Format): Box | null {
  if (format === 'tall') return null
  const size = formats[format]
  const scale = size.width / SIDEBAR_WIDTH
  const [width, height] = [BADGE_SIZE.width * scale, BADGE_SIZE.height * scale]
  return { x: size.width - width, y: size.height - height, width, height }
}
