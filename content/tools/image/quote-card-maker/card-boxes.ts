import type { Box } from '@/lib/core/geometry/sizes'
import type { ImageShape } from '@/lib/images/drawing/shapes'
import { getPreset } from '@/lib/platforms/images/presets'
import { parseQuotes } from './parse-quotes'
import type { QuoteScene } from './scene'

export const NAME_SIZE = 38
export const HANDLE_SIZE = 30
export const LINE_HEIGHT = 1.3
/** Distance from the author to the handle. The handle names the card's creator, not the quote's author. */
export const HANDLE_GAP = 56
/** Names on a Story are larger, because it is far taller than a post. */
export const getNameScale = ({ size, largeNames }: QuoteScene) => (size === 'ig-story' && largeNames ? 1.5 : 1)
const LOGO_HEIGHT = 110
const GAP = 40
/** Share of the height for text on an image, so that most of the image stays visible. */
const TEXT_SHARE_ON_IMAGE = 0.55

type CardBoxes = { quote: Box; byline: Box; logo: Box | null }

export const hasImageBackground = ({ ground, picture }: QuoteScene) => ground === 'picture' && picture !== null

export const createBackgroundShape = ({ size, picture, zoom, focusX, focusY }: QuoteScene): ImageShape => {
  const { width, height } = getPreset(size)
  return { kind: 'picture', id: picture ?? '', x: 0, y: 0, width, height, zoom, focus: { x: focusX, y: focusY } }
}

export const getQuoteAuthor = ({ text, mode }: QuoteScene) =>
  mode === 'one' ? (parseQuotes(text, mode)[0]?.author ?? null) : null

/**
 * Returns the positions on a card: those set by the visitor, or else the text above a last row with the names. The logo
 * is in this row, or above the text.
 */
export function getCardBoxes(scene: QuoteScene): CardBoxes {
  const { width, height, safeZone } = getPreset(scene.size)
  const { padding, logo, places, align, handle } = scene
  const hasAuthor = scene.author !== '' || scene.mode === 'list' || getQuoteAuthor(scene) !== null
  // Reserves space for the text of a wide card.
  const margin = Math.min(padding, Math.round(Math.min(width, height) / 5))
  const innerWidth = width - 2 * margin
  const namesHeight = ((hasAuthor ? NAME_SIZE : 0) + (handle ? HANDLE_SIZE : 0)) * LINE_HEIGHT * getNameScale(scene)
  const logoSize = logo && getLogoSize(logo.ratio, innerWidth / 3)
  const position = logo?.position ?? 'bottom right'
  const isLogoAbove = position.startsWith('top')
  const isLogoLeft = position.endsWith('left')
  const rowHeight = Math.ceil(Math.max(namesHeight, isLogoAbove ? 0 : (logoSize?.height ?? 0)))
  // The app's bars cover the top and bottom of a 9:16 card.
  const zone = height / width > 1.7 && safeZone ? safeZone : { y: 0, height }
  const contentBottom = zone.y + zone.height - margin
  const handleGap = hasAuthor && handle ? Math.min(HANDLE_GAP, Math.round(margin / 2)) : 0
  const spaceAbove = logoSize && isLogoAbove ? logoSize.height + GAP : 0
  const contentTop = zone.y + margin + spaceAbove
  const logoSpace = logoSize && !isLogoAbove ? logoSize.width + 24 : 0
  const bylineWidth = innerWidth - logoSpace * (align === 'middle' ? 2 : 1)
  const freeHeight = contentBottom - contentTop - (rowHeight > 0 ? rowHeight + GAP : 0)
  const maxHeight = hasImageBackground(scene) ? (freeHeight + spaceAbove) * TEXT_SHARE_ON_IMAGE : freeHeight
  const quoteHeight = Math.round(Math.min(freeHeight, maxHeight))
  const quoteY = contentTop + freeHeight - quoteHeight
  const freeWidth = innerWidth - (logoSize?.width ?? 0)
  return {
    quote: places.quote ?? { x: margin, y: quoteY, width: innerWidth, height: quoteHeight },
    byline: places.by ?? {
      x: align === 'middle' || isLogoLeft ? margin + logoSpace : margin,
      y: contentBottom - rowHeight,
      width: bylineWidth,
      height: Math.max(rowHeight, 24) + handleGap,
    },
    logo:
      logoSize &&
      (places.logo ?? {
        x: margin + (isLogoLeft ? 0 : position === 'top' ? Math.round(freeWidth / 2) : freeWidth),
        y: isLogoAbove ? zone.y + margin : contentBottom - logoSize.height,
        ...logoSize,
      }),
  }
}

function getLogoSize(ratio: number, maxWidth: number) {
  const height = Math.min(LOGO_HEIGHT, maxWidth / ratio)
  return { width: Math.round(height * ratio), height: Math.round(height) }
}
