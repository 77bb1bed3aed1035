import type { Box } from '@/components/editor/editor-tool'
import type { ImageShape } from '@/lib/images/drawing/shapes'
import { getPreset } from '@/lib/platforms/pictures/presets'
import { parseQuotes } from './parse-quotes'
import type { QuoteScene } from './scene'

/** Sizes of the small print, in pixels. */
export const NAME_SIZE = 38
export const HANDLE_SIZE = 30
export const LINE_HEIGHT = 1.3
/** How far the handle, which is another's than the author's, stands below the author, in the card's edge. */
export const HANDLE_GAP = 56
const LOGO_HEIGHT = 110
const GAP = 40
/** How much of their height the words have on a picture, so that the rest of it can be seen. */
const TEXT_SHARE_ON_IMAGE = 0.55

export type CardBoxes = { quote: Box; by: Box; logo: Box | null }

export const hasImageBackground = ({ ground, picture }: QuoteScene) =>
  ground === 'picture' && picture !== null

/** The picture below everything. */
export const createBackgroundShape = ({ size, picture, zoom, focusX, focusY }: QuoteScene): ImageShape => {
  const { width, height } = getPreset(size)
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
export const getQuoteAuthor = ({ text, mode }: QuoteScene) =>
  mode === 'one' ? (parseQuotes(text, mode)[0]?.author ?? null) : null

/** Where things stand on a card: as they were put by hand, else the words above, name and logo in the last row. */
export function getCardBoxes(scene: QuoteScene): CardBoxes {
  const { width, height } = getPreset(scene.size)
  const { padding, logo, places, align, handle } = scene
  const author = scene.author !== '' || scene.mode === 'list' || getQuoteAuthor(scene) !== null
  // A wide card keeps room for its words.
  const edge = Math.min(padding, Math.round(Math.min(width, height) / 5))
  const inner = width - 2 * edge
  const names = (author ? NAME_SIZE * LINE_HEIGHT : 0) + (handle ? HANDLE_SIZE * LINE_HEIGHT : 0)
  const logoSize = logo && getLogoSize(logo.ratio, inner / 3)
  const row = Math.ceil(Math.max(names, logoSize?.height ?? 0))
  const bottom = height - edge
  const foot = author && handle ? Math.min(HANDLE_GAP, Math.round(edge / 2)) : 0
  const taken = logoSize ? logoSize.width + 24 : 0
  const byWidth = inner - taken * (align === 'middle' ? 2 : 1)
  const free = height - 2 * edge - (row > 0 ? row + GAP : 0)
  const quoteHeight = Math.round(hasImageBackground(scene) ? free * TEXT_SHARE_ON_IMAGE : free)
  return {
    quote: places.quote ?? { x: edge, y: edge + free - quoteHeight, width: inner, height: quoteHeight },
    by: places.by ?? {
      x: align === 'middle' ? edge + taken : edge,
      y: bottom - row,
      width: byWidth,
      height: Math.max(row, 24) + foot,
    },
    logo:
      logoSize &&
      (places.logo ?? { x: width - edge - logoSize.width, y: bottom - logoSize.height, ...logoSize }),
  }
}

function getLogoSize(ratio: number, widest: number) {
  const height = Math.min(LOGO_HEIGHT, widest / ratio)
  return { width: Math.round(height * ratio), height: Math.round(height) }
}
