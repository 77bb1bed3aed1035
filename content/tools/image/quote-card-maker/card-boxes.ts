import type { Box } from '@/components/editor/editor-tool'
import type { PictureShape } from '@/lib/images/drawing/shapes'
import { presetOf } from '@/lib/platforms/pictures/presets'
import { quotesIn } from './quotes-in'
import type { QuoteScene } from './scene'

/** Sizes of the small print, in pixels. */
export const NAME_SIZE = 38
export const HANDLE_SIZE = 30
export const LINE = 1.3
/** How far the handle, which is another's than the author's, stands below the author, in the card's edge. */
export const APART = 56
const LOGO = 110
const GAP = 40
/** How much of their height the words have on a picture, so that the rest of it can be seen. */
const ON_PICTURE = 0.55

export type CardBoxes = { quote: Box; by: Box; logo: Box | null }

export const isOnPicture = ({ ground, picture }: QuoteScene) => ground === 'picture' && picture !== null

/** The picture below everything. */
export const groundPicture = ({ size, picture, zoom, focusX, focusY }: QuoteScene): PictureShape => {
  const { width, height } = presetOf(size)
  return {
    kind: 'picture',
    id: picture ?? '',
    x: 0,
    y: 0,
    width,
    height,
    zoom,
    focus: { x: focusX, y: focusY },
  }
}

/** Whom the words of one quote name themselves. */
export const ownAuthor = ({ text, mode }: QuoteScene) =>
  mode === 'one' ? (quotesIn(text, mode)[0]?.author ?? null) : null

/** Where things stand on a card: as they were put by hand, else the words above, name and logo in the last row. */
export function boxesOf(scene: QuoteScene): CardBoxes {
  const { width, height } = presetOf(scene.size)
  const { padding, logo, places, align, handle } = scene
  const author = scene.author !== '' || scene.mode === 'list' || ownAuthor(scene) !== null
  // A wide card keeps room for its words.
  const edge = Math.min(padding, Math.round(Math.min(width, height) / 5))
  const inner = width - 2 * edge
  const names = (author ? NAME_SIZE * LINE : 0) + (handle ? HANDLE_SIZE * LINE : 0)
  const mark = logo && sizeOfLogo(logo.ratio, inner / 3)
  const row = Math.ceil(Math.max(names, mark?.height ?? 0))
  const bottom = height - edge
  const foot = author && handle ? Math.min(APART, Math.round(edge / 2)) : 0
  const taken = mark ? mark.width + 24 : 0
  const byWidth = inner - taken * (align === 'middle' ? 2 : 1)
  const free = height - 2 * edge - (row > 0 ? row + GAP : 0)
  const quoteHeight = Math.round(isOnPicture(scene) ? free * ON_PICTURE : free)
  return {
    quote: places.quote ?? { x: edge, y: edge + free - quoteHeight, width: inner, height: quoteHeight },
    by: places.by ?? {
      x: align === 'middle' ? edge + taken : edge,
      y: bottom - row,
      width: byWidth,
      height: Math.max(row, 24) + foot,
    },
    logo: mark && (places.logo ?? { x: width - edge - mark.width, y: bottom - mark.height, ...mark }),
  }
}

function sizeOfLogo(ratio: number, widest: number) {
  const height = Math.min(LOGO, widest / ratio)
  return { width: Math.round(height * ratio), height: Math.round(height) }
}
