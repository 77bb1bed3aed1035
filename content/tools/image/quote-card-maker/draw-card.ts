import { formatHexColor } from '@/lib/images/drawing/colors'
import { getTextDirection } from '@/lib/images/drawing/fitted-text'
import { createGradient, createPlate, type Drawing, type Shape, type TextMeasurer } from '@/lib/images/drawing/shapes'
import { layOutTextBlock } from '@/lib/images/drawing/text-block'
import { getPreset } from '@/lib/platforms/images/presets'
import {
  createBackgroundShape,
  getCardBoxes,
  getNameScale,
  HANDLE_GAP,
  HANDLE_SIZE,
  hasImageBackground,
  LINE_HEIGHT,
  NAME_SIZE,
} from './card-boxes'
import { getHeadHeight, type QuoteCard } from './cards'
import type { QuoteScene } from './scene'
import { getGradientColors, getScrim, getTextColors, type TextColors } from './text-colors'
import { getFontPair } from './themes'

export function drawCard(scene: QuoteScene, card: QuoteCard, measure: TextMeasurer): Drawing {
  const { width, height } = getPreset(scene.size)
  const textColors = getTextColors(scene)
  const { logo } = getCardBoxes(scene)
  const quoteLayout = createQuoteShapes(scene, card, textColors, measure)
  const shapes: Shape[] = [
    ...createBackground(scene, width, height, quoteLayout.top),
    ...quoteLayout.shapes,
    ...createNameShapes(scene, card, textColors, measure),
    ...(logo && scene.logo?.plate ? [createPlate(logo, scene.logo.plate)] : []),
    ...(logo && scene.logo ? [{ kind: 'picture', id: scene.logo.id, ...logo, fit: 'contain' } as const] : []),
  ]
  return { width, height, shapes }
}

const FADE_HEIGHT = 200

function createBackground(scene: QuoteScene, width: number, height: number, quoteTop: number): Shape[] {
  const fullBox = { x: 0, y: 0, width, height }
  if (hasImageBackground(scene)) {
    const y = Math.min(quoteTop, scene.places.by?.y ?? height)
    const { colour, percent } = getScrim(scene)
    const scrimColor = `${colour}${formatHexColor(percent * 2.55).slice(1)}`
    const gradient = createGradient([0, y - FADE_HEIGHT], [0, y], `${colour}00`, scrimColor)
    return [
      { ...createBackgroundShape(scene), color: colour },
      { kind: 'box', ...fullBox, color: scrimColor, gradient },
    ]
  }
  const [startColor, endColor] = getGradientColors(scene)
  const gradient = endColor ? createGradient([0, 0], [width, height], startColor, endColor) : undefined
  return [{ kind: 'box', ...fullBox, color: startColor, gradient }]
}

function createQuoteShapes(scene: QuoteScene, card: QuoteCard, colors: TextColors, measure: TextMeasurer) {
  const { textColor, mutedColor, accentColor } = colors
  const { quote } = getCardBoxes(scene)
  const { family, weight, leading, drop } = getFontPair(scene.pair)
  const { text, size, part, parts, mark } = card
  const headHeight = getHeadHeight(card)
  const textBox = { ...quote, y: quote.y + headHeight, height: quote.height - headHeight }
  const isCentered = scene.align === 'middle'
  const align = isCentered ? ('middle' as const) : ('start' as const)
  const style = { maxSize: size, minSize: size, family, weight, leading, drop, colour: textColor, align, even: true }
  // Low on an image, so that most of it stays visible.
  const verticalAlign = hasImageBackground(scene) ? 'bottom' : 'middle'
  const quoteBlock = layOutTextBlock(text, textBox, { ...style, verticalAlign }, measure)
  const top = quoteBlock.top - headHeight
  const direction = getTextDirection(text)
  const [left, right] = [quote.x, quote.x + quote.width]
  const [startX, endX] = direction === 'rtl' ? [right, left] : [left, right]
  const shapes: Shape[] = [...quoteBlock.shapes]
  if (mark && scene.mark) {
    const x = isCentered ? quote.x + quote.width / 2 : startX
    const font = { size: 260, weight: 600, family: 'Playfair Display' } as const
    shapes.push({ kind: 'text', text: '“', x, y: quoteBlock.top + 96, font, color: accentColor, align, direction })
  }
  if (parts > 1) {
    const y = (hasImageBackground(scene) ? top : quote.y) + 30
    const numberStyle = { font: { size: 30, weight: 600 }, color: mutedColor, align: 'end', direction } as const
    shapes.push({ kind: 'text', text: `${part}/${parts}`, x: endX, y, ...numberStyle })
  }
  return { shapes, top }
}

/** Draws the author, and separately at the bottom the handle of the card's creator; one line each, shrunk to fit. */
function createNameShapes(scene: QuoteScene, card: QuoteCard, colors: TextColors, measure: TextMeasurer) {
  const { byline } = getCardBoxes(scene)
  const { namesFamily: family } = getFontPair(scene.pair)
  const scale = getNameScale(scene)
  const rows = [
    { text: card.author, maxSize: NAME_SIZE * scale, weight: 600, colour: colors.textColor },
    { text: scene.handle, maxSize: HANDLE_SIZE * scale, weight: 400, colour: colors.mutedColor },
  ] as const
  // Names are on the side where the text starts.
  const align = scene.align === 'middle' ? 'middle' : getTextDirection(card.text) === 'rtl' ? 'right' : 'left'
  const visibleRows = rows.filter((row) => row.text !== '')
  const linesHeight = visibleRows.reduce((sum, { maxSize }) => sum + maxSize * LINE_HEIGHT, 0)
  const handleGap = visibleRows.length > 1 ? Math.max(0, Math.min(HANDLE_GAP, byline.height - linesHeight)) : 0
  let y = byline.y + byline.height - linesHeight - handleGap
  const lineStyle = { minSize: 20, leading: 1.25, family, align, verticalAlign: 'bottom', even: true } as const
  return visibleRows.flatMap(({ text, ...rowStyle }): readonly Shape[] => {
    const textBox = { x: byline.x, y, width: byline.width, height: rowStyle.maxSize * LINE_HEIGHT + 1 }
    y += rowStyle.maxSize * LINE_HEIGHT + handleGap
    return layOutTextBlock(text, textBox, { ...rowStyle, ...lineStyle }, measure).shapes
  })
}
